import type { Db } from '../../../platform/database/database.ts';
import { peopleRepository } from './people.repository.ts';
import type { PeopleDeps } from './people-deps.ts';

type LinkMail = { userId: string; email: string; link: string };

/**
 * The first name is empty until the address is verified, because another person may own the
 * address.
 */
async function recipientOf(db: Db, userId: string) {
  const person = await peopleRepository(db).find(userId);
  const firstName = person?.emailVerifiedAt ? person.firstName : '';
  const locale = person?.locale ?? ('fr' as const);
  return { accountId: userId, locale, firstName, isPro: person?.isPro ?? false };
}

export const sendVerificationMail =
  ({ db, mails }: Pick<PeopleDeps, 'db' | 'mails'>) =>
  async ({ userId, email, link }: LinkMail): Promise<void> => {
    const { accountId, locale, isPro } = await recipientOf(db, userId);
    const data = { link, isPro };
    await mails.queue(db, { kind: 'verify-email', to: email, accountId, locale, data });
  };

export const sendResetMail =
  ({ db, mails }: Pick<PeopleDeps, 'db' | 'mails'>) =>
  async ({ userId, email, link }: LinkMail): Promise<void> => {
    const { firstName, isPro, ...recipient } = await recipientOf(db, userId);
    const data = { firstName, link, isPro };
    await mails.queue(db, { kind: 'reset-password', to: email, ...recipient, data });
  };
