import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { SecurityJournal } from '../../platform/security-event.ts';
import { mailsService } from '../mails/mails.service.ts';
import { addressTurns } from './address-turns.service.ts';
import { attemptsService } from './attempts.service.ts';
import { backgroundWork } from './background-work.ts';
import { closedSessions } from './closed-sessions.service.ts';
import { credentialsService } from './credentials.service.ts';
import { journaledPeople, journaledRoles } from './journaled-changes.ts';
import { answerCall } from './library/answer-call.ts';
import { type CoreAddress, initLibrary } from './library/init-library.ts';
import { knownDevices } from './library/known-devices.ts';
import type { ProviderSettings } from './library/providers.ts';
import { passwordCheck } from './password-check.service.ts';
import { peopleService } from './people.service.ts';
import { refreshAnswersRepository } from './refresh-answers.repository.ts';
import { refreshOnce } from './refresh-once.service.ts';
import { rolesService } from './roles.service.ts';
import { sessionReader } from './session-reader.ts';
import type { Sites } from './sites.domain.ts';

type Log = {
  warn: (facts: object, message: string) => void;
  error: (facts: object, message: string) => void;
};

export type AuthDeps = {
  core: CoreAddress;
  db: Db;
  clock: Clock;
  log: Log;
  sites: Sites;
  providers: ProviderSettings;
  ranges: { isListed: (password: string) => Promise<boolean> } | undefined;
  appScheme: string;
  productName: string;
  journal: SecurityJournal;
  /** Longest wait for the core: to know who asks, and to do what he asks. */
  deadlines: { readMs: number; workMs: number };
};

const seedAgainMs = 5000;
const sweepEveryMs = 600_000;

/** Repeats until it succeeds: the core may be starting still. */
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

/** Everything about signing in. The session library is one per process: open it once. */
export function openAuth(deps: AuthDeps) {
  const { core, db, clock, log, sites, deadlines } = deps;
  const warn = (message: string) => (error: unknown) => log.warn({ err: error }, message);
  const people = journaledPeople(
    peopleService({ db, clock, mails: mailsService({ clock }) }),
    deps.journal,
  );
  const secret = core.apiKey ?? core.connectionURI;
  const turns = addressTurns({ db, clock, secret });
  const passwords = passwordCheck({
    ranges: deps.ranges,
    onUnreachable: warn('compromised passwords could not be asked for'),
  });
  const background = backgroundWork((error) =>
    log.error({ err: error }, 'a mail could not be made'),
  );
  const warnOwner = (email: string): void => background.start(() => people.warnOfGuesses(email));
  const attempts = attemptsService({ db, clock, secret, onAccountLimited: warnOwner });
  const devices = knownDevices({
    clock,
    secret: core.apiKey,
    isSecure: sites.isSecure,
    appScheme: deps.appScheme,
  });
  const answers = refreshAnswersRepository(db);
  const refreshes = refreshOnce({
    answers,
    clock,
    onError: warn('renewals are not shared with other processes'),
  });
  const closed = closedSessions({ db, clock });
  const { providers, appScheme, productName, journal } = deps;
  const library = {
    clock,
    people,
    attempts,
    devices,
    passwords,
    refreshes,
    closed,
    turns,
    background,
    journal,
  };
  initLibrary(core, { ...library, sites, providers, appScheme, productName });
  const roles = journaledRoles(rolesService({ people }), journal);
  const stopSeeding = untilDone(
    roles.seed,
    warn('roles could not be written to the session core yet'),
  );
  const sweep = setInterval(() => {
    Promise.all([attempts.forget(), refreshes.forget(), closed.forget(), turns.forget()]).catch(
      warn('what is over could not be forgotten'),
    );
  }, sweepEveryMs).unref();
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
      clearInterval(sweep);
      await background.idle();
    },
  };
}

export type Auth = ReturnType<typeof openAuth>;
