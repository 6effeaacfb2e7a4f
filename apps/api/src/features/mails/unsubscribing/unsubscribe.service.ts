import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unsubscribeRepository } from './unsubscribe.repository.ts';
import type { OptionalKind } from './ways-out.domain.ts';

/** A link of a mail: whose, and which mails. */
export type WayOut = { token: string; kind: OptionalKind };

/** Turning mails off without a session: the token of the link is enough. */
export function unsubscribeService({ db, clock }: { db: Db; clock: Clock }) {
  const unsubscribe = unsubscribeRepository(db);
  const run = async (wayOut: WayOut, isTurnedOff: boolean): Promise<Locale | null> =>
    (await unsubscribe.turnOff({ ...wayOut, isTurnedOff, now: clock.now() }))[0]?.locale ?? null;
  return {
    /** The language of whoever the link belongs to, null when it is nobody's. Changes nothing: programs open links by themselves. */
    find: (wayOut: WayOut): Promise<Locale | null> => run(wayOut, false),
    /** Turns the mails off, those that wait included. Safe to repeat; null when the link is nobody's. */
    turnOff: (wayOut: WayOut): Promise<Locale | null> => run(wayOut, true),
  };
}

export type UnsubscribeService = ReturnType<typeof unsubscribeService>;
