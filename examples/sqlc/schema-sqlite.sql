CREATE TABLE orders (id blob NOT NULL PRIMARY KEY, parent blob, cents int NOT NULL);
