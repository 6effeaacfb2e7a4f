import type { SecurityJournal } from '../../platform/access/security-event.ts';
import {
  type JobLog,
  type StoppableJob,
  startRepeating,
} from '../../platform/background/repeating-job.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Sites } from '../../platform/edge/sites.domain.ts';
import { mailsService } from '../mails/mails.service.ts';
import { addressLocks } from './attempts/address-locks.service.ts';
import { attemptsService } from './attempts/attempts.service.ts';
import { backgroundWork } from './background-work.ts';
import { credentialsService } from './credentials/credentials.service.ts';
import { passwordCheck } from './credentials/password-check.service.ts';
import { journaledPeople, journaledRoles } from './journaled-changes.ts';
import { answerCall } from './library/answer-call.ts';
import { type CoreAddress, initLibrary } from './library/init-library.ts';
import { knownDevices } from './library/known-devices.ts';
import type { ProviderSettings } from './library/providers.ts';
import { peopleService } from './people/people.service.ts';
import { rolesService } from './roles/roles.service.ts';
import { closedSessions } from './sessions/closed-sessions.service.ts';
import { refreshAnswersRepository } from './sessions/refresh-answers.repository.ts';
import { refreshOnce } from './sessions/refresh-once.service.ts';
import { sessionReader } from './sessions/session-reader.ts';

type Log = {
  warn: (facts: object, message: string) => void;
  error: (facts: object, message: string) => void;
};

export type AuthDeps = {
  core: CoreAddress;
  /** HMAC key: attempts and address locks store HMACs of e-mail addresses and networks. */
  secret: string;
  db: Db;
  clock: Clock;
  log: Log;
  sites: Sites;
  providers: ProviderSettings;
  ranges: { isListed: (password: string) => Promise<boolean> } | undefined;
  appScheme: string;
  productName: string;
  journal: SecurityJournal;
  deadlines: { readMs: number; workMs: number };
};

const seedAgainMs = 5000;
const sweepEveryMs = 600_000;

/**
 * Repeats `work` every five seconds until it succeeds: the core may still be starting. Returns a
 * function that stops the retries.
 */
function untilDone(work: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const attempt = (): void => {
    work().catch((error: unknown) => {
      onError(error);
      timer = setTimeout(attempt, seedAgainMs).unref();
    });
  };
  attempt();
  return () => clearTimeout(timer);
}

const warnWith =
  ({ log }: Pick<AuthDeps, 'log'>) =>
  (message: string) =>
  (error: unknown): void =>
    log.warn({ err: error }, message);

function openServices(deps: AuthDeps) {
  const { core, secret, db, clock, log, sites, journal, ranges, appScheme } = deps;
  const warn = warnWith(deps);
  const mails = mailsService({ clock });
  const people = journaledPeople(peopleService({ db, clock, mails }), journal);
  const background = backgroundWork((error) =>
    log.error({ err: error }, 'a mail could not be queued'),
  );
  const attempts = attemptsService({
    db,
    clock,
    secret,
    onAccountLimited: (email) => background.start(() => people.warnOfGuesses(email)),
  });
  return {
    clock,
    journal,
    people,
    attempts,
    background,
    locks: addressLocks({ db, clock, secret }),
    passwords: passwordCheck({
      ranges,
      onUnreachable: warn('the list of compromised passwords did not answer'),
    }),
    devices: knownDevices({ clock, secret: core.apiKey, isSecure: sites.isSecure, appScheme }),
    refreshes: refreshOnce({
      answers: refreshAnswersRepository(db),
      clock,
      onError: warn('session refreshes are not shared with other processes'),
    }),
    closed: closedSessions({ db, clock }),
  };
}

type Services = ReturnType<typeof openServices>;

const startSweep = ({ attempts, refreshes, closed, locks }: Services, log: JobLog): StoppableJob =>
  startRepeating({
    name: 'sign-in sweep',
    everyMs: sweepEveryMs,
    log,
    run: () =>
      Promise.all([attempts.forget(), refreshes.forget(), closed.forget(), locks.forget()]),
  });

/** Call it once: the session library allows one instance per process. */
export function openAuth(deps: AuthDeps) {
  const { core, clock, log, sites, deadlines, providers, appScheme, productName } = deps;
  const warn = warnWith(deps);
  const services = openServices(deps);
  const { people, attempts, passwords, background, closed, journal } = services;
  initLibrary(core, { ...services, sites, providers, appScheme, productName });
  const roles = journaledRoles(rolesService({ people }), journal);
  const stopSeeding = untilDone(
    roles.seed,
    warn('roles could not be written to the session core yet'),
  );
  const sweep = startSweep(services, log);
  return {
    answerCall,
    roles,
    credentials: credentialsService({
      people,
      attempts,
      passwords,
      background,
      closed,
      deadlineMs: deadlines.workMs,
    }),
    readViewer: sessionReader({ people, clock, deadlineMs: deadlines.readMs }),
    close: async (): Promise<void> => {
      stopSeeding();
      await Promise.all([sweep.stop(), background.idle()]);
    },
  };
}

export type Auth = ReturnType<typeof openAuth>;
