import type { Words } from '../../lib/i18n.ts';
import type { accountFr } from './account.fr.ts';

export const accountEn: Words<typeof accountFr> = {
  inbox: 'Trial installation: no message really leaves.',
  openInbox: 'Read the messages of the sandbox',
  titles: {
    login: 'Sign in',
    signup: 'Create an account',
    waitroom: 'Confirm your e-mail address',
    verify: 'Confirming your address',
    welcome: 'Welcome',
    forgot: 'Forgotten password',
    reset: 'New password',
    callback: 'Signing in',
  },
};
