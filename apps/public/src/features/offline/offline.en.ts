import type { Words } from '../../lib/i18n/i18n.ts';
import type { offlineFr } from './offline.fr.ts';

export const offlineEn: Words<typeof offlineFr> = {
  title: 'You are offline',
  text: 'This page was not kept on your device. It will be back with the connection.',
  kept: 'What you can read again',
  retry: 'Try again',
  home: 'Back to the home page',
  notice: 'Offline: you are reading what you have already seen.',
  updateReady: 'A new version of the site is ready.',
  update: 'Refresh',
};
