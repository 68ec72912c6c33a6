package codec
import ("testing";"math/rand/v2")
func TestZZ(t *testing.T){
 for range 200000 { id:=fromHalves(rand.Uint64(),rand.Uint64())
 if rand.IntN(3)==0 { id = fromHalves(rand.Uint64()>>rand.IntN(64),rand.Uint64()>>rand.IntN(64)) }
 for _,c:=range append(Texts(),TypeID("user")){
  s:=c.Encode(id); d,err:=c.Decode(s)
  if d!=id||err!=nil { t.Fatal(c,id,s,d,err)}
 }}
}
