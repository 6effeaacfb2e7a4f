import { addTexts } from '../../../lib/texts.ts';

export const hiddenFr = {
  title: 'Cet événement est masqué\u00a0: les visiteurs ne peuvent pas le voir',
  reason: 'Motif donné par l’équipe',
  next: 'Une fois l’événement corrigé, écrivez-nous pour qu’il soit de nouveau visible.',
  write: 'Écrire à l’équipe',
  edit: 'Pour modifier cet événement, préparez une nouvelle version.',
  revision: 'Vous préparez une nouvelle version de cet événement.',
} as const;

export const hiddenTexts = addTexts('editorHidden', hiddenFr);
