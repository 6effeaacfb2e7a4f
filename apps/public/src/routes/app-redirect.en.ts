import type { Words } from '../lib/i18n/i18n.ts';
import type { appRedirectFr } from './app-redirect.fr.ts';

export const appRedirectEn: Words<typeof appRedirectFr> = {
  title: 'Taking you back to the app',
  text: 'It should open by itself.',
  waiting: 'One moment…',
  open: 'Open the app',
  help: 'Nothing happens? The app may not be installed on this device.',
};
