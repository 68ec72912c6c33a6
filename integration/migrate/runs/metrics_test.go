package runs_test

import (
	"encoding/json"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	dto "github.com/prometheus/client_model/go"
	"github.com/prometheus/common/expfmt"
	"github.com/prometheus/common/model"
	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// scrape reads the metrics as Prometheus does.
func scrape(t *testing.T, url string) map[string]*dto.MetricFamily {
	t.Helper()
	res, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	if f := expfmt.ResponseFormat(res.Header); f.FormatType() != expfmt.TypeTextPlain {
		t.Errorf("the format is %q", f)
	}
	parser := expfmt.NewTextParser(model.LegacyValidation)
	families, err := parser.TextToMetricFamilies(res.Body)
	if err != nil {
		t.Fatalf("Prometheus cannot read it: %v", err)
	}
	return families
}

func TestMetricsOfARunAreReadAsPrometheusDoes(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "SQLite")
	lab.NewShop(t, l, 3000, false)
	hold := filepath.Join(t.TempDir(), "hold")
	if err := os.WriteFile(hold, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	c := lab.Start(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes",
		"--chunk-rows", "100", "--pause-file", hold, "--metrics-address", "127.0.0.1:0")
	var serving struct{ URL string }
	if err := json.Unmarshal([]byte(c.Until(t, `"event":"serving"`)), &serving); err != nil || serving.URL == "" {
		t.Fatalf("it does not say where the metrics are: %v", err)
	}
	url := serving.URL
	c.Until(t, `"event":"paused"`)
	families := scrape(t, url)
	value := func(name string) (sum float64) {
		for _, m := range families[name].GetMetric() {
			sum += m.GetGauge().GetValue() + m.GetCounter().GetValue()
		}
		return sum
	}
	// Orders, two items each, a shipment with a link, and a payment; of the
	// last two some are NULL.
	if planned := value("sqluuid_values_planned"); value("sqluuid_up") != 1 || value("sqluuid_paused") != 1 || planned < 15_000 || value("sqluuid_values_done_total") != 0 {
		t.Errorf("while it is paused: up %v, paused %v, %v values planned, %v done", value("sqluuid_up"), value("sqluuid_paused"), planned, value("sqluuid_values_done_total"))
	}
	if n := len(families["sqluuid_values_planned"].GetMetric()); n != 4 {
		t.Errorf("it tells of %d tables, want 4", n)
	}
	if err := os.Remove(hold); err != nil {
		t.Fatal(err)
	}
	c.Until(t, `"event":"chunk"`)
	c.Until(t, `"event":"chunk"`) // and it waits until the next one is read
	families = scrape(t, url)
	done, chunks := value("sqluuid_values_done_total"), families["sqluuid_chunk_seconds"].GetMetric()[0].GetHistogram().GetSampleCount()
	if done == 0 || done >= value("sqluuid_values_planned") || chunks == 0 || value("sqluuid_paused") != 0 {
		t.Errorf("while it runs: %v values and %v chunks done, paused %v", done, chunks, value("sqluuid_paused"))
	}
	if code, _ := c.End(); code != 0 {
		t.Errorf("exit %d, %s", code, c.Err.String())
	}
}

func TestMetricsForOthersAreRefusedBeforeTheDatabaseIsOpened(t *testing.T) {
	for _, address := range []string{":0", "0.0.0.0:0", "[::]:0", "example.net:80"} {
		r := lab.Run(t, "migrate", "undo", "--database", "postgres://127.0.0.1:1/x", "--column", "orders.id", "--yes", "--metrics-address", address)
		if r.Code != 2 || !strings.Contains(r.Err, "no password") {
			t.Errorf("%s: exit %d, %s", address, r.Code, r.Err)
		}
	}
}
