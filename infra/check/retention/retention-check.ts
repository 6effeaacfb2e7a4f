import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readMigrations } from '../../database/migrations.ts';
import { listSourceFiles } from '../house-rules/source-files.ts';
import { parseSql } from '../migrations/parse-sql.ts';
import type { CheckAnswer } from '../run-checks.ts';
import { findRetentionFaults } from './retention-faults.ts';
import { listTables } from './tables.ts';

const file = 'docs/retention.md';
const jobName = /startRepeating\(\{\s+name: '([^']+)'/g;

const listJobs = (root: string): Set<string> =>
  new Set(
    listSourceFiles(root)
      .filter(({ name }) => name.startsWith('apps/api/src/') && !name.endsWith('.test.ts'))
      .flatMap(({ lines }) => [...lines.join('\n').matchAll(jobName)])
      .map(([, name = '']) => name),
  );

/** Every table has a term and a job that keeps it, or a reason to be kept. */
export async function checkRetention(root: string): Promise<CheckAnswer> {
  const statements = await Promise.all(readMigrations().map(({ sql }) => parseSql(sql)));
  const faults = findRetentionFaults(
    readFileSync(path.join(root, file), 'utf8'),
    listTables(statements.flat()),
    listJobs(root),
  );
  return faults.length === 0 ? {} : { fault: faults.map((one) => `${file}: ${one}`).join('\n') };
}
