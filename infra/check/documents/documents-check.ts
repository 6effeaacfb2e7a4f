import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { listDocuments, listSourceFiles, readSourceFile } from '../house-rules/source-files.ts';
import type { CheckAnswer } from '../run-checks.ts';
import { coverSpecification } from '../specification/coverage.ts';
import { findBrokenLinks } from './broken-links.ts';
import { findChangelogFaults } from './changelog-faults.ts';
import { readDecisionRecords, writeDecisionIndex } from './decision-records.ts';
import { refreshFiles } from './refresh-files.ts';

const decisions = 'docs/adr';

export function checkDocuments(root: string): CheckAnswer {
  const names = readdirSync(path.join(root, decisions)).filter((name) =>
    /^\d{4}-.*\.md$/.test(name),
  );
  const { records, faults } = readDecisionRecords(
    names.map((name) => readSourceFile(root, `${decisions}/${name}`)),
  );
  const coverage = coverSpecification(
    readSourceFile(root, 'docs/specification.md'),
    listSourceFiles(root),
  );
  const stale = refreshFiles(root, [
    { name: `${decisions}/README.md`, content: writeDecisionIndex(records) },
    { name: 'docs/specification-coverage.md', content: coverage.document },
  ]);
  const all = [
    ...faults,
    ...coverage.faults,
    ...findChangelogFaults(readSourceFile(root, 'CHANGELOG.md')),
    ...findBrokenLinks(listDocuments(root), (name) => existsSync(path.join(root, name))),
    ...stale.map((name) => `${name} was stale and has been regenerated: read and commit it`),
  ];
  return all.length === 0 ? {} : { fault: all.join('\n') };
}
