import { invalidateAccessTokens, noteRightsChanged } from './invalidate-tokens.ts';
import { markVerified } from './mark-verified.ts';
import { peopleRepository } from './people.repository.ts';
import type { PeopleDeps } from './people-deps.ts';
import { recordPasswordChange } from './record-password-change.ts';
import { savePerson } from './save-person.ts';
import { saveVerifiedPerson } from './save-verified-person.ts';
import { sendResetMail, sendVerificationMail } from './send-link-mails.ts';
import { warnOfGuesses } from './warn-of-guesses.ts';
import { wasJustCreated } from './was-just-created.ts';

export const peopleService = (deps: PeopleDeps) => ({
  find: peopleRepository(deps.db).find,
  save: savePerson(deps),
  saveVerified: saveVerifiedPerson(deps),
  wasJustCreated: wasJustCreated(deps),
  markVerified: markVerified(deps),
  mailVerification: sendVerificationMail(deps),
  mailReset: sendResetMail(deps),
  warnOfGuesses: warnOfGuesses(deps),
  noteRightsChanged: noteRightsChanged(deps),
  invalidateAccessTokens: invalidateAccessTokens(deps),
  passwordChanged: recordPasswordChange(deps),
});

export type PeopleService = ReturnType<typeof peopleService>;
