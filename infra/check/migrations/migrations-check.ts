import { readMigrations } from '../../database/migrations.ts';
import type { CheckAnswer } from '../run-checks.ts';
import { acceptedContractions } from './accepted-contractions.ts';
import { findContractions } from './contractions.ts';
import { describeContractions } from './describe-contractions.ts';
import { changedFunctions } from './function-signatures.ts';
import { parseSql } from './parse-sql.ts';
import { parseFunctions, readReleasedSchema } from './released-schema.ts';

/** Compares with the last release, whose servers run on the migrated database during an upgrade. */
export async function checkMigrations(root: string): Promise<CheckAnswer> {
  const { release, lastMigration, functions } = readReleasedSchema(root);
  const added = readMigrations().filter(({ name }) => name > lastMigration);
  const parsed = await Promise.all(
    added.map(async ({ name, sql }) => ({ name, statements: await parseSql(sql) })),
  );
  const found = [
    ...findContractions(parsed),
    ...changedFunctions(functions, await parseFunctions()),
  ];
  const faults = describeContractions(found, acceptedContractions, release);
  return faults.length === 0 ? {} : { fault: faults.join('\n') };
}
