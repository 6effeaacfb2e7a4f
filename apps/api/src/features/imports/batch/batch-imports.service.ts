import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { cancelImport } from './cancel-import.ts';
import { chooseImportColumns } from './columns/choose-import-columns.ts';
import { getImportReading } from './columns/get-import-reading.ts';
import { confirmImport } from './confirm-import.ts';
import { downloadErrors } from './download-errors.ts';
import { csvType, downloadFile } from './download-file.ts';
import { getImport } from './get-import.ts';
import { listFindings } from './list-findings.ts';
import { listImports } from './list-imports.ts';
import { assertMaySend } from './receiving/assert-may-send.ts';
import { createImport } from './receiving/create-import.ts';
import { exampleFile } from './table/example-file.ts';
import { validateEvent } from './table/validate-event.ts';

export type BatchImportsDeps = { db: Db; clock: Clock };

export const batchImportsService = (deps: BatchImportsDeps) => ({
  assertMaySend: assertMaySend(deps),
  create: createImport(deps),
  list: listImports(deps),
  get: getImport(deps),
  listFindings: listFindings(deps),
  reading: getImportReading(deps),
  chooseColumns: chooseImportColumns(deps),
  file: downloadFile(deps),
  errors: downloadErrors(deps),
  example: () => ({ ...exampleFile(), type: csvType('utf-8') }),
  validate: validateEvent(deps),
  confirm: confirmImport(deps),
  cancel: cancelImport(deps),
});

export type BatchImportsService = ReturnType<typeof batchImportsService>;
