import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readFunctions } from '../../database/functions.ts';
import { readMigrations } from '../../database/migrations.ts';
import { readSignatures, signature } from './function-signatures.ts';
import { parseSql } from './parse-sql.ts';

/** The database of the last release: its last migration, and the functions that it calls. */
const releasedSchema = z.strictObject({
  release: z.string().regex(/^\d+\.\d+\.\d+$/),
  lastMigration: z.string(),
  functions: z.record(z.string(), signature),
});
export type ReleasedSchema = z.infer<typeof releasedSchema>;

const file = 'prisma/released.json';
const packageFile = z.object({ version: z.string() });

export const readReleasedSchema = (root: string): ReleasedSchema =>
  releasedSchema.parse(JSON.parse(readFileSync(path.join(root, file), 'utf8')));

/** The statements of the present functions: those of migrations, then those of files. */
export async function parseFunctions(): Promise<ReturnType<typeof readSignatures>> {
  const sources = [...readMigrations(), ...readFunctions()];
  const statements = await Promise.all(sources.map(({ sql }) => parseSql(sql)));
  return readSignatures(statements.flat());
}

/** Stores the present schema as that of the release. */
export async function storeReleasedSchema(root: string): Promise<void> {
  const { version } = packageFile.parse(
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')),
  );
  const schema: ReleasedSchema = {
    release: version,
    lastMigration: readMigrations().at(-1)?.name ?? '',
    functions: await parseFunctions(),
  };
  writeFileSync(path.join(root, file), `${JSON.stringify(schema)}\n`);
}
