import type { Words } from '../lib/i18n/i18n.ts';
import type { shellFr } from './shell.fr.ts';

export const shellEn: Words<typeof shellFr> = {
  skip: 'Skip to content',
  loading: 'Loading',
  notifications: 'Notifications',
};
