import type { Words } from '../i18n/i18n.ts';
import type { partFr } from './part.fr.ts';

export const partEn: Words<typeof partFr> = {
  lost: 'This part of the page did not load',
  lostText: 'Check your connection, then try again. Nothing you typed is lost.',
  check: 'Check your connection, then try again.',
  broken: 'This part of the page ran into a problem',
  retry: 'Try again',
  reload: 'Reload the page',
  close: 'Close',
};
