CREATE TABLE orders (id uuid PRIMARY KEY, parent uuid, cents integer NOT NULL);
