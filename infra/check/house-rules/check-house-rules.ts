import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CheckAnswer } from '../run-checks.ts';
import { findClockReadings } from './browser-clock.ts';
import { findDatabaseCalls } from './database-calls.ts';
import { findLongFiles, medianLength } from './file-lengths.ts';
import { findBadNames } from './file-names.ts';
import { findLargeFolders } from './folder-sizes.ts';
import { findFrench, findFrenchCommands } from './french-words.ts';
import { documentsOfPaths, findMissingPaths } from './named-paths.ts';
import { findNetworkCalls } from './network-calls.ts';
import { findParaphrases, findParaphrasesInDocuments } from './paraphrases.ts';
import { findServiceWiring } from './service-wiring.ts';
import { findSilencedChecks } from './silenced-checks.ts';
import {
  listDatabaseFiles,
  listDocuments,
  listSourceFiles,
  listSqlFiles,
  readSourceFile,
} from './source-files.ts';
import { findBadFunctionFiles, findFunctionsInMigrations } from './sql-functions.ts';
import { findLonelyWords, findWrittenWords } from './twin-words.ts';

export function checkHouseRules(root: string): CheckAnswer {
  const files = listSourceFiles(root);
  const documents = documentsOfPaths.map((name) => readSourceFile(root, name));
  const functions = listSqlFiles(root, 'prisma/functions');
  const functionNames = new Set(functions.map(({ name }) => path.basename(name, '.sql')));
  const faults = [
    ...[
      findLongFiles,
      findBadNames,
      findFrench,
      findFrenchCommands,
      findLonelyWords,
      findWrittenWords,
      findNetworkCalls,
      findClockReadings,
      findDatabaseCalls,
      findSilencedChecks,
      findServiceWiring,
      findParaphrases,
    ].flatMap((find) => find(files)),
    ...findLargeFolders([...files, ...listDatabaseFiles(root)]),
    ...findParaphrases(functions),
    ...findBadFunctionFiles(functions),
    ...findFunctionsInMigrations(listSqlFiles(root, 'prisma/migrations'), functionNames),
    ...findParaphrasesInDocuments(listDocuments(root)),
    ...findMissingPaths(documents, (name) => existsSync(path.join(root, name))),
  ];
  const longest = Math.max(...files.map(({ lines }) => lines.length));
  const note = `${files.length} files, median ${medianLength(files)} lines, longest ${longest}`;
  return faults.length === 0 ? { note } : { note, fault: faults.join('\n') };
}
