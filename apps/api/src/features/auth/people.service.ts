import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { toAddress } from './credentials.domain.ts';
import { type NewPerson, noWishes, type Person, peopleRepository } from './people.repository.ts';

type Deps = { db: Db; clock: Clock; mails: MailsService };
type Arrival = Omit<NewPerson, 'now'> & { isVerified: boolean };
type LinkMail = { userId: string; email: string; link: string };

const dayLength = 'YYYY-MM-DD'.length;

/** The account of whoever signs up or in, and the mails that come of it. */
export const peopleService = ({ db, clock, mails }: Deps) => {
  const people = peopleRepository(db);

  // An address that is not verified may be that of another person: the name that was typed beside it is not mailed there.
  async function mailOf(userId: string) {
    const person = await people.find(userId);
    const firstName = person?.emailVerifiedAt ? person.firstName : '';
    return { accountId: userId, locale: person?.locale ?? ('fr' as const), firstName };
  }

  /** Notes that an address is verified, and welcomes whoever it is: once. */
  const markVerified = (userId: string, email: string): Promise<void> =>
    db.$transaction(async (tx) => {
      const ofTransaction = peopleRepository(tx);
      if (!(await ofTransaction.verify(userId, toAddress(email), clock.now()))) return;
      const person = await ofTransaction.find(userId);
      if (person === undefined) return;
      const { id: accountId, email: to, locale, firstName } = person;
      await mails.queue(tx, {
        kind: 'welcome',
        to,
        accountId,
        locale,
        data: { firstName },
        dedupeKey: `welcome:${accountId}`,
      });
    });

  return {
    find: (userId: string): Promise<Person | undefined> => people.find(userId),
    markVerified,

    /** Makes the account of somebody who signs up, by whatever method; of somebody who signs in when it was lost on the way. */
    arrive: async ({ isVerified, ...person }: Arrival): Promise<void> => {
      await people.save({ ...person, email: toAddress(person.email), now: clock.now() });
      if (isVerified) await markVerified(person.id, person.email);
    },

    /** Somebody of a demonstration: verified without a mail, and not welcomed by one. */
    arriveVerified: async ({
      id,
      email,
      firstName,
    }: {
      id: string;
      email: string;
      firstName: string;
    }): Promise<void> => {
      const now = clock.now();
      await people.save({ id, email, firstName, lastName: '', locale: 'fr', ...noWishes, now });
      await people.verify(id, email, now);
    },

    /** Whether the mail of a sign-up left so little ago that another one would only confuse. */
    hasJustArrived: async (userId: string, withinMs: number): Promise<boolean> => {
      const person = await people.find(userId);
      return person !== undefined && clock.now().getTime() - person.createdAt.getTime() < withinMs;
    },

    mailVerification: async ({ userId, email, link }: LinkMail): Promise<void> => {
      const { accountId, locale } = await mailOf(userId);
      await mails.queue(db, { kind: 'verify-email', to: email, accountId, locale, data: { link } });
    },

    mailReset: async ({ userId, email, link }: LinkMail): Promise<void> => {
      const { firstName, ...to } = await mailOf(userId);
      await mails.queue(db, {
        kind: 'reset-password',
        to: email,
        ...to,
        data: { firstName, link },
      });
    },

    /** Tells the owner of a verified address, once a day, that other devices tried many wrong passwords. */
    warnOfGuesses: async (email: string): Promise<void> => {
      const day = clock.now().toISOString().slice(0, dayLength);
      for (const { id: accountId, email: to, locale, firstName } of await people.listByEmail(
        toAddress(email),
      ))
        await mails.queue(db, {
          kind: 'sign-in-guesses',
          to,
          accountId,
          locale,
          data: { firstName },
          dedupeKey: `sign-in-guesses:${accountId}:${day}`,
        });
    },

    /** Permissions that access tokens carry from before now are no longer believed. Call it after the roles have changed. */
    noteRightsChanged: (userIds: string[]): Promise<void> =>
      people.noteRightsChanged(userIds, clock.now()),

    /** Access tokens given before now are worth nothing any more; whoever has a live session gets another one by renewing it. */
    closeSessions: (userId: string): Promise<void> => people.closeSessions(userId, clock.now()),

    /** Closes every access token and tells the owner: somebody changed the password. */
    passwordChanged: (userId: string): Promise<void> =>
      db.$transaction(async (tx) => {
        const ofTransaction = peopleRepository(tx);
        const now = clock.now();
        await ofTransaction.closeSessions(userId, now);
        const person = await ofTransaction.find(userId);
        if (person === undefined) return;
        const { id: accountId, email: to, locale, firstName } = person;
        await mails.queue(tx, {
          kind: 'password-changed',
          to,
          accountId,
          locale,
          data: { firstName, changedAt: now.toISOString() },
        });
      }),
  };
};

export type PeopleService = ReturnType<typeof peopleService>;
