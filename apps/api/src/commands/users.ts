import { isRole, type Role, roles } from '@parages/contracts/vocabulary/accounts/roles';
import { authSettings } from '../config/auth-settings.ts';
import { readConfig } from '../config/config.ts';
import { connectAuth } from '../features/auth/connect-auth.ts';
import type { Auth } from '../features/auth/open-auth.ts';
import { demoModeration } from '../features/demo/content/demo-moderation.fr.ts';
import { demoOrganisation } from '../features/demo/content/demo-organisation.fr.ts';
import { demoModerationService } from '../features/demo/demo-moderation.service.ts';
import { demoOrganisationService } from '../features/demo/demo-organisation.service.ts';
import { securityJournalService } from '../features/security-journal/security-journal.service.ts';
import { openPasswordRanges } from '../gateways/password-ranges/open-password-ranges.ts';
import { systemClock } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { demoApplicantName, demoNames, demoPassword } from './demo-people.fr.ts';
import { onDatabase, reportFailure } from './on-database.ts';
import { userWords } from './user-messages.ts';

const exitCodes = { failed: 1, misused: 2 };
const log = {
  warn: (_facts: object, message: string) => console.error(message),
  error: (_facts: object, message: string) => console.error(message),
};

async function withAuth<T>(work: (auth: Auth, db: Db) => Promise<T>): Promise<T> {
  return onDatabase(async (db: Db) => {
    const journal = securityJournalService({ db, clock: systemClock, log });
    const config = readConfig();
    const services = { db, clock: systemClock, log, journal, ranges: openPasswordRanges(config) };
    const auth = await connectAuth({ ...authSettings(config), ...services });
    if (auth === undefined) throw new Error(userWords.noCore);
    try {
      return await work(auth, db);
    } finally {
      await auth.close();
      await journal.close();
    }
  });
}

async function change(verb: 'grant' | 'revoke', email: string, role: Role): Promise<void> {
  const isKnown = await withAuth(({ roles: held }) => held[verb](email, role));
  if (isKnown) return console.log(userWords[verb === 'grant' ? 'granted' : 'revoked'](email, role));
  console.error(userWords.unknown(email));
  process.exitCode = exitCodes.failed;
}

const demoAddress = (role: Role): string => `${role}@parages.example`;
const applicant = 'waiting@parages.example';

async function makeDemo(): Promise<void> {
  if (readConfig().NODE_ENV === 'production') throw new Error(userWords.notInProduction);
  const accounts: { email: string; roles: Role[]; firstName: string }[] = [
    ...roles.map((role) => ({
      email: demoAddress(role),
      roles: [role],
      firstName: demoNames[role],
    })),
    { email: applicant, roles: ['user'], firstName: demoApplicantName },
  ];
  await withAuth(async (auth, db) => {
    for (const { email, roles: held, firstName } of accounts) {
      await auth.credentials.createVerified({ email, password: demoPassword, firstName });
      for (const role of held) if (role !== 'user') await auth.roles.grant(email, role);
    }
    await demoOrganisationService({ db, clock: systemClock }).seed(
      demoAddress('organizer'),
      demoOrganisation,
    );
    const people = {
      applicantEmail: applicant,
      organiserEmail: demoAddress('organizer'),
      organisationSlug: demoOrganisation.slug,
    };
    await demoModerationService({ db, clock: systemClock, content: demoModeration }).seed(people);
  });
  console.log(userWords.demo(accounts, demoPassword));
}

const [verb, email, role] = process.argv.slice(2);
try {
  if (verb === 'list')
    console.log(userWords.holders(await withAuth(({ roles: held }) => held.list())));
  else if (verb === 'demo') await makeDemo();
  else if (
    (verb === 'grant' || verb === 'revoke') &&
    email !== undefined &&
    role !== undefined &&
    isRole(role)
  )
    await change(verb, email, role);
  else {
    console.error(userWords.usage);
    process.exitCode = exitCodes.misused;
  }
} catch (error) {
  reportFailure(error);
}
