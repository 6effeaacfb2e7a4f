import type { Words } from '../../lib/i18n/i18n.ts';
import type { consentFr } from './consent.fr.ts';

export const consentEn: Words<typeof consentFr> = {
  title: 'Audience measurement',
  text: 'If you agree, {{name}} counts what is read, in order to improve. Nothing is counted before you answer. Your choice is kept for 6 months and can be changed at the bottom of the page.',
  more: 'Learn more',
  refuse: 'Refuse',
  accept: 'Accept',
  refused: 'Your current choice: refused.',
  granted: 'Your current choice: accepted.',
};
