-- Run once by a superuser: psql --set=password=… --file=create-database.sql
-- PostGIS is not a trusted extension: the owner of the database cannot create it.
\set ON_ERROR_STOP on
CREATE ROLE parages LOGIN PASSWORD :'password';
CREATE DATABASE parages OWNER parages TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8';
\connect parages
CREATE EXTENSION postgis;
CREATE EXTENSION btree_gist;
CREATE EXTENSION pg_trgm;
CREATE EXTENSION unaccent;
