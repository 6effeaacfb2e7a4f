import type { Words } from '../../lib/i18n/i18n.ts';
import type { accountFr } from './account.fr.ts';

export const accountEn: Words<typeof accountFr> = {
  inbox: 'Trial installation: no email is really sent.',
  openInbox: 'Read the messages of the sandbox',
  loading: 'One moment…',
  retry: 'Try again',
  unavailable: 'The service is not responding: try again in a moment.',
  unverified: 'We wrote to {{email}}: open the link in the message to use every feature.',
  forbidden: 'You do not have access to this page',
  signOut: 'Sign out',
  signOutFailed: 'You could not be signed out: try again in a moment.',
  titles: {
    login: 'Sign in',
    signup: 'Create an account',
    waitroom: 'Confirm your email address',
    verify: 'Confirming your address',
    welcome: 'Welcome',
    forgot: 'Forgotten password',
    reset: 'New password',
    callback: 'Signing in',
  },
};
