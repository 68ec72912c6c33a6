CREATE TABLE orders (id binary(16) NOT NULL PRIMARY KEY, parent binary(16), cents int NOT NULL);
