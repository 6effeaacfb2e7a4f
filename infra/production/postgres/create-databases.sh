#!/bin/bash
# The image of PostgreSQL runs this script once, on an empty volume.
set -euo pipefail
psql --username "$POSTGRES_USER" --set=password="$DATABASE_PASSWORD" --file=/parages/create-database.sql
psql --username "$POSTGRES_USER" --set=ON_ERROR_STOP=1 --set=password="$CORE_DATABASE_PASSWORD" <<'SQL'
CREATE ROLE supertokens LOGIN PASSWORD :'password';
CREATE DATABASE supertokens OWNER supertokens;
SQL
