import type { Words } from '../../lib/i18n.ts';
import type { consentFr } from './consent.fr.ts';

export const consentEn: Words<typeof consentFr> = {
  title: 'Audience measurement',
  text: 'If you agree, {{name}} counts what is read and filtered, in order to improve. Nothing is counted before you answer, and refusing changes nothing to the site. Your choice is kept for 6 months; you can change it at any time, at the bottom of each page.',
  more: 'Learn more',
  refuse: 'Refuse',
  accept: 'Accept',
  refused: 'Your current choice: refused.',
  granted: 'Your current choice: accepted.',
};
