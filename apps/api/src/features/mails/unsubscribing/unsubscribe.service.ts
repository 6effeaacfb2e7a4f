import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unsubscribeRepository } from './unsubscribe.repository.ts';
import type { OptionalKind } from './unsubscribe-links.domain.ts';

/** `searchId`: the link is about one saved search; null for all mails of the kind. */
export type UnsubscribeLink = { token: string; kind: OptionalKind; searchId: string | null };

export function unsubscribeService({ db, clock }: { db: Db; clock: Clock }) {
  const unsubscribe = unsubscribeRepository(db);
  const run = async (
    unsubscribeLink: UnsubscribeLink,
    isTurnedOff: boolean,
  ): Promise<Locale | null> =>
    (await unsubscribe.turnOff({ ...unsubscribeLink, isTurnedOff, now: clock.now() }))[0]?.locale ??
    null;
  return {
    /** Returns the language of the token's account, null for an unknown token. */
    find: (unsubscribeLink: UnsubscribeLink): Promise<Locale | null> => run(unsubscribeLink, false),
    /** Returns the language of the token's account, null for an unknown token. */
    turnOff: (unsubscribeLink: UnsubscribeLink): Promise<Locale | null> =>
      run(unsubscribeLink, true),
  };
}

export type UnsubscribeService = ReturnType<typeof unsubscribeService>;
