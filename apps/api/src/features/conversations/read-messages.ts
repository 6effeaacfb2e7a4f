import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { findSubject, type Party, type Subject, writeRefusalOf } from './conversation-party.ts';
import { conversationsRepository } from './conversations.repository.ts';
import type { Unread } from './conversations.schema.ts';

export type ReadMessagesDeps = { db: Db; clock: Clock };

/**
 * Records that a party has read a conversation up to a message: for a member the messages of the
 * team are read, for the team those of the organisation need no answer any more. Idempotent; later
 * messages stay unread, and a message of another conversation changes nothing. Problems: those of
 * `findSubject`; for the team those of `writeRefusalOf`.
 */
export const readMessages =
  ({ db, clock }: ReadMessagesDeps) =>
  (party: Party, subject: Subject, readId: string): Promise<Unread> =>
    db.$transaction(async (tx) => {
      const conversations = conversationsRepository(tx);
      const { side, viewer } = party;
      const row = await findSubject(tx, party, subject);
      const refusal = side === 'team' ? writeRefusalOf(party, row) : undefined;
      if (refusal !== undefined) throw new Problem(refusal);
      const { organisationId, poiId } = row;
      const asked = { organisationId, poiId, accountId: viewer.userId, side };
      const found = await conversations.find(asked);
      if (found === undefined) return { unread: 0 };
      const read = { conversationId: found.id, readId };
      if (side === 'team') await conversations.handle({ ...read, now: clock.now() });
      else await conversations.markRead({ ...read, accountId: viewer.userId });
      return { unread: (await conversations.find(asked))?.unread ?? 0 };
    });
