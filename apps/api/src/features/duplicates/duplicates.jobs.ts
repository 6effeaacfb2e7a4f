import type { Config } from '../../config/config.ts';
import { proSiteOrigin, siteOrigin } from '../../config/mail-settings.ts';
import {
  type JobLog,
  type StoppableJob,
  startRepeating,
  stopJobs,
} from '../../platform/background/repeating-job.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { lifecycleMailsService } from '../editing/lifecycle/lifecycle-mails.service.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { automaticMergesService } from '../moderation/merging/automatic-merges.service.ts';
import { mergeTwins } from './automatic/merge-twins.ts';
import { detectDuplicates } from './detection/detect-duplicates.ts';
import { detectionRepository } from './detection/detection.repository.ts';

const detectEveryMs = 10_000;
const sweepEveryMs = 3_600_000;

export type DuplicatesJobsDeps = {
  config: Pick<Config, 'MAIN_HOST' | 'PRO_HOST' | 'PORT'>;
  db: Db;
  clock: Clock;
  log: JobLog;
  mails: MailsService;
};

export function startDuplicatesJobs(deps: DuplicatesJobsDeps): StoppableJob {
  const { config, log, mails, db, clock } = deps;
  const origins = { site: siteOrigin(config), pro: proSiteOrigin(config) };
  const letters = lifecycleMailsService({ mails });
  const merges = automaticMergesService({ db, clock, letters, origins });
  const onChecked = mergeTwins({ db, log, merges });
  const started = [
    startRepeating({
      name: 'detection of duplicates',
      everyMs: detectEveryMs,
      log,
      run: detectDuplicates({ db, clock, log, onChecked }),
    }),
    startRepeating({
      name: 'sweep of duplicates',
      everyMs: sweepEveryMs,
      log,
      run: () => detectionRepository(db).sweepPairs(),
    }),
    startRepeating({
      name: 'trimming of merged favourites',
      everyMs: sweepEveryMs,
      log,
      run: () => merges.forgetFavorites(),
    }),
  ];
  return { stop: () => stopJobs(started) };
}
