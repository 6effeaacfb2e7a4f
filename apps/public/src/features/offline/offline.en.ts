import type { Words } from '../../lib/i18n/i18n.ts';
import type { offlineFr } from './offline.fr.ts';

export const offlineEn: Words<typeof offlineFr> = {
  title: 'You are offline',
  text: 'This page is not saved on your device: reconnect to see it.',
  kept: 'Pages saved on this device',
  retry: 'Try again',
  home: 'Back to the home page',
  notice: 'You are offline: only pages you have already opened are available.',
  updateReady: 'A new version of the site is ready.',
  update: 'Refresh',
};
