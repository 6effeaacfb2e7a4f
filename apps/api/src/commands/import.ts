import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import {
  type FeedFormat,
  feedFormats,
  importsService,
} from '../features/imports/imports.service.ts';
import { describeReport } from '../features/imports/report/describe-report.ts';
import { queuePhotos } from '../features/media/photos/photos.service.ts';
import { openGeocoder } from '../gateways/geocoder/open-geocoder.ts';
import { systemClock } from '../platform/clock.ts';
import { importWords } from './import-messages.ts';
import { onDatabase, reportFailure } from './on-database.ts';

type Arguments = {
  format: FeedFormat;
  path: string;
  isShifted: boolean;
  report: string | undefined;
};

// With two parallel batches the database stays busy while the next batch is read. With more,
// batches would wait for the disk of the database.
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

const showProgress = ({ file, read }: { file: string; read: number }): void => {
  const line = importWords.progress(file, read);
  process.stderr.write(process.stderr.isTTY ? `\r\u001b[2K${line}` : `${line}\n`);
};

// On a terminal `showProgress` rewrites one line and never ends it with a newline.
const endProgress = (): void => {
  if (process.stderr.isTTY) process.stderr.write('\n');
};

async function importFeed({
  format,
  path,
  isShifted,
  report: reportPath,
}: Arguments): Promise<void> {
  try {
    const report = await onDatabase(async (db, lanes) => {
      const imports = importsService({
        db,
        clock: systemClock,
        lanes,
        geocoder: openGeocoder(readConfig(), 'job', systemClock),
        onGeocoderAway: () => console.error(importWords.geocoderAway),
        onProgress: showProgress,
      });
      const imported = await imports.importFeed({ format, path, isShifted }).finally(endProgress);
      console.log(describeReport(imported));
      if (readConfig().IMPORT_PHOTOS)
        console.log(importWords.photosQueued(await queuePhotos(db, format, systemClock.now())));
      return imported;
    }, parallelBatches);
    if (reportPath !== undefined) {
      await writeFile(reportPath, `${JSON.stringify(report, null, 2)}\n`);
      console.log(importWords.reportWritten(reportPath));
    }
    if (report.files.unreadable.length > 0) process.exitCode = exitCodes.failed;
  } catch (error) {
    reportFailure(error, (reason) => importWords.unreadable(path, reason));
  }
}

const [name, ...rest] = process.argv.slice(2);
const read = readArguments(process.argv.slice(2));
if (name === 'communes') {
  // `import-communes.ts` and `import-basemap.ts` read their arguments from `process.argv`.
  process.argv.splice(2, process.argv.length, ...rest);
  await import('./import-communes.ts');
} else if (name === 'basemap') {
  process.argv.splice(2, process.argv.length, ...rest);
  await import('./import-basemap.ts');
} else if (read === undefined) {
  console.error(importWords.usage);
  process.exitCode = exitCodes.misused;
} else await importFeed(read);
