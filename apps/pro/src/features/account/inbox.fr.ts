import { addTexts } from '../../lib/texts.ts';

export const inboxFr = {
  title: 'Installation d’essai : aucun message ne part vraiment.',
  open: 'Lire les messages du bac à sable',
} as const;

export const inboxTexts = addTexts('inbox', inboxFr);
