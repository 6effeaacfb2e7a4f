import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { type FeedFormat, feedFormats, importsService } from '../features/imports/imports.service.ts';
import { describeReport } from '../features/imports/report/import-report.fr.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { databaseProblem } from '../platform/database-failure.ts';
import { importWords } from './import-words.fr.ts';

type Arguments = { format: FeedFormat; path: string; isShifted: boolean; report: string | undefined };

// Two batches at once keep the database busy while the next one is read; more would only wait for its disk.
const parallelBatches = 2;
const exitCodes = { failed: 1, misused: 2 };

function readArguments(args: string[]): Arguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'shift-dates': { type: 'boolean', default: false }, report: { type: 'string' } },
    });
    const [name, path] = positionals;
    const format = feedFormats.find((known) => known === name);
    if (format === undefined || path === undefined || positionals.length > 2) return undefined;
    return { format, path, isShifted: values['shift-dates'], report: values.report };
  } catch {
    return undefined;
  }
}

async function importFeed({ format, path, isShifted, report: reportPath }: Arguments): Promise<void> {
  const config = readConfig();
  const lanes = config.DATABASE_ENGINE === 'pglite' ? 1 : parallelBatches;
  const db = openDatabase(config.DATABASE_URL, {
    engine: config.DATABASE_ENGINE,
    statementTimeoutMs: 0,
    poolSize: lanes,
    onConnectionLost: (error) => console.error(error.message),
  });
  const showProgress = ({ file, read }: { file: string; read: number }): void => {
    const line = importWords.progress(file, read);
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[2K${line}` : `${line}\n`);
  };
  try {
    const report = await importsService({ db, clock: systemClock, lanes, onProgress: showProgress }).importFeed({
      format,
      path,
      isShifted,
    });
    if (process.stderr.isTTY) process.stderr.write('\n');
    console.log(describeReport(report));
    if (reportPath !== undefined) {
      await writeFile(reportPath, `${JSON.stringify(report, null, 2)}\n`);
      console.log(importWords.reportWritten(reportPath));
    }
    if (report.files.unreadable.length > 0) process.exitCode = exitCodes.failed;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(databaseProblem(error) === undefined ? importWords.unreadable(path, reason) : importWords.databaseAway);
    process.exitCode = exitCodes.failed;
  } finally {
    await db.$disconnect();
  }
}

const [name, ...rest] = process.argv.slice(2);
const read = readArguments(process.argv.slice(2));
if (name === 'communes') {
  // That command is a program of its own, as the next: each reads its arguments from the same place.
  process.argv.splice(2, process.argv.length, ...rest);
  await import('./import-communes.ts');
} else if (name === 'basemap') {
  process.argv.splice(2, process.argv.length, ...rest);
  await import('./import-basemap.ts');
} else if (read === undefined) {
  console.error(importWords.usage);
  process.exitCode = exitCodes.misused;
} else await importFeed(read);
