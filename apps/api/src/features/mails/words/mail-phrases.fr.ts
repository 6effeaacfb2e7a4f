import { quoted } from '@parages/contracts/vocabulary/text/quoted.fr';
import type { MailSite } from './mail-content.ts';

/** The greeting of a mail; without a name when the first name is empty. */
export const hello = (firstName: string): string =>
  firstName === '' ? 'Bonjour,' : `Bonjour ${firstName},`;

/** Why a member of an organisation gets a mail. */
export const asMember = (organisation: string, { name }: MailSite): string =>
  `Vous recevez cet e-mail parce que vous êtes membre de l’organisation ${quoted(organisation)} sur ${name}.`;
