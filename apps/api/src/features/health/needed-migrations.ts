import { readdirSync } from 'node:fs';

const folder = new URL('../../../../../prisma/migrations/', import.meta.url);

/** Names of the migrations that this release needs. */
export const neededMigrations = (): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
