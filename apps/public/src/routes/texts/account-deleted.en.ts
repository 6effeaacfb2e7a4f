import type { Words } from '../../lib/i18n/i18n.ts';
import type { accountDeletedFr } from './account-deleted.fr.ts';

export const accountDeletedEn: Words<typeof accountDeletedFr> = {
  title: 'Your account is deleted',
  text: 'Your favourites, your profile and your preferences are erased. Thank you for going out with us: you can carry on without an account, or come back whenever you like.',
  home: 'Back to the home page',
  why: 'Tell us why',
};
