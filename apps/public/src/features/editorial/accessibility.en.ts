import type { Words } from '../../lib/i18n/i18n.ts';
import type { accessibilityFr } from './accessibility.fr.ts';

export const accessibilityEn: Words<typeof accessibilityFr> = {
  kicker: 'Accessibility',
  title: 'A site everyone can use',
  lead: 'Going out is for everyone. So is finding where to go.',
  description:
    'Accessibility statement of {{name}}: what is done, what is not, and how to report a problem.',
  state: {
    title: 'Compliance',
    text: 'The site is built after RGAA 4.1 and WCAG 2.2, level AA. No full audit by an independent body has been carried out yet: until then, French law has us say that the site is not compliant, and we would rather say it.',
  },
  done: {
    title: 'What is done',
    text: '- Every page is checked by an automatic tool (axe) at each change, on a phone and on a computer\n- Searching, choosing a date and opening an event can be done with the keyboard alone\n- Text contrasts are computed and tested\n- Anything you tap is at least 44 pixels high\n- Animations stop if your device is set to reduce motion\n- Reading and links work without JavaScript',
  },
  limits: {
    title: 'What may still get in the way',
    text: '- Photographs of organisers do not always have a description\n- Event texts are written by others, sometimes in capitals or in another language; most are in French\n- The map is never the only way: the list shows the same events',
  },
  contact: {
    title: 'Report a problem',
    text: 'Tell us what blocks you and on which page: we will look for a solution, or for another way to give you the information. If the answer does not suit you, you can turn to the Défenseur des droits, at defenseurdesdroits.fr.',
  },
  write: 'Report a problem',
  legal: 'Legal notice',
};
