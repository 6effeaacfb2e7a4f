import type { Config } from './config.ts';
import { importWorkService } from './features/imports/batch/work/import-work.service.ts';
import { mailsService } from './features/mails/mails.service.ts';
import { stateGeocoder } from './gateways/geocoder/state-geocoder.ts';
import { startBatchImports, startForgettingFiles } from './jobs/batch-imports.ts';
import type { JobLog } from './jobs/repeat.ts';
import { siteOrigin } from './mail-settings.ts';
import type { Clock } from './platform/clock.ts';
import { type Db, openDatabase } from './platform/database.ts';

/** `leaseMs`: for how long an import is a worker's, for trials that cannot wait half a minute. */
export type ImportJobsDeps = {
  config: Config;
  db: Db;
  clock: Clock;
  log: JobLog;
  importLeaseMs?: number;
};

// Nobody waits before a form.
const geocoderDeadlineMs = 3000;
const connections = 2;

/** What is done with files of events without being asked. Their transactions are long: they have connections of their own, opened when needed. */
export function startImportJobs({ config, db, clock, log, importLeaseMs }: ImportJobsDeps): {
  stop: () => Promise<void>;
} {
  let work: Db | undefined;
  const openWork = (): Db => {
    work ??= openDatabase(config.DATABASE_URL, {
      engine: config.DATABASE_ENGINE,
      statementTimeoutMs: 0,
      poolSize: connections,
      onConnectionLost: (err) => log.warn({ err }, 'database connection of imports lost'),
    });
    return work;
  };
  const imports = importWorkService({
    db,
    openWork,
    clock,
    log,
    mails: mailsService({ clock }),
    geocoder:
      config.GEOCODER_URL === undefined
        ? undefined
        : stateGeocoder({ baseUrl: config.GEOCODER_URL, deadlineMs: geocoderDeadlineMs, clock }),
    origins: {
      site: siteOrigin(config),
      pro: siteOrigin({ MAIN_HOST: config.PRO_HOST, PORT: config.PORT }),
    },
    ...(importLeaseMs !== undefined && { leaseMs: importLeaseMs }),
  });
  const jobs = [startBatchImports({ imports, log }), startForgettingFiles({ imports, log })];
  return {
    stop: async () => {
      for (const job of jobs) await job.stop();
      await work?.$disconnect();
    },
  };
}
