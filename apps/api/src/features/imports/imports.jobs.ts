import type { Config } from '../../config/config.ts';
import { proSiteOrigin, siteOrigin } from '../../config/mail-settings.ts';
import type { Geocoder } from '../../gateways/geocoder/geocoder.ts';
import type { SourceFetch } from '../../gateways/source-fetch/source-fetch.ts';
import {
  type JobLog,
  type RepeatingJob,
  type StoppableJob,
  startRepeating,
  stopJobs,
} from '../../platform/background/repeating-job.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, openDatabase } from '../../platform/database/database.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { type ImportWorkService, importWorkService } from './batch/worker/import-work.service.ts';
import {
  type SourceWorkService,
  sourceWorkService,
} from './followed/worker/source-work.service.ts';

export type ImportsJobsDeps = {
  config: Pick<
    Config,
    | 'DATABASE_URL'
    | 'DATABASE_ENGINE'
    | 'MAIN_HOST'
    | 'PRO_HOST'
    | 'PORT'
    | 'OPENAGENDA_KEY'
    | 'OPENAGENDA_URL'
  >;
  db: Db;
  clock: Clock;
  log: JobLog;
  mails: MailsService;
  geocoder: Geocoder | undefined;
  fetchSource: SourceFetch;
  importLeaseMs?: number | undefined;
};

const connections = 2;
const everyMs = 1500;
const forgetEveryMs = 3_600_000;
const pullEveryMs = 2000;

type ImportJobDeps = { imports: ImportWorkService; log: JobLog };

const startBatchImports = ({ imports, log }: ImportJobDeps): RepeatingJob =>
  startRepeating({
    name: 'batch imports',
    everyMs,
    log,
    run: (isStopping) => imports.doDue(isStopping),
  });

const startForgettingFiles = ({ imports, log }: ImportJobDeps): RepeatingJob =>
  startRepeating({
    name: 'deleting old import files',
    everyMs: forgetEveryMs,
    log,
    run: () => imports.forgetOld(),
  });

const startForgettingReports = ({ imports, log }: ImportJobDeps): RepeatingJob =>
  startRepeating({
    name: 'deleting old import reports',
    everyMs: forgetEveryMs,
    log,
    run: (isStopping) => imports.forgetReports(isStopping),
  });

const startPulls = (sources: SourceWorkService, log: JobLog): RepeatingJob =>
  startRepeating({
    name: 'pulls of followed sources',
    everyMs: pullEveryMs,
    log,
    run: (isStopping) => sources.pullDue(isStopping),
  });

const startForgettingMissing = (sources: SourceWorkService, log: JobLog): RepeatingJob =>
  startRepeating({
    name: 'deleting old missing records of followed sources',
    everyMs: forgetEveryMs,
    log,
    run: () => sources.forgetMissing(),
  });

/**
 * Checking and importing a file or a source uses a separate connection pool without statement timeout, which is
 * opened for the first of them.
 */
export function startImportsJobs(deps: ImportsJobsDeps): StoppableJob {
  const { config, db, clock, log, mails, geocoder, fetchSource, importLeaseMs } = deps;
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
    mails,
    geocoder,
    origins: { site: siteOrigin(config), pro: proSiteOrigin(config) },
    leaseMs: importLeaseMs,
  });
  const openagenda = { url: config.OPENAGENDA_URL, key: config.OPENAGENDA_KEY };
  const sources = sourceWorkService({
    db,
    openWork,
    clock,
    log,
    geocoder,
    fetchSource,
    openagenda,
  });
  const jobs = [
    startBatchImports({ imports, log }),
    startForgettingFiles({ imports, log }),
    startForgettingReports({ imports, log }),
    startPulls(sources, log),
    startForgettingMissing(sources, log),
  ];
  return {
    stop: async () => {
      await stopJobs(jobs);
      await work?.$disconnect();
    },
  };
}
