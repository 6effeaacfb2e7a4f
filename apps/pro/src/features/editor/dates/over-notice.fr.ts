import { addTexts } from '../../../lib/texts.ts';

export const overFr = {
  title: 'Toutes les dates sont passées',
  text: 'Aucune liste ne montrera cet événement. Vérifiez l’année et les jours dans «\u00a0Dates et infos\u00a0».',
} as const;

export const overTexts = addTexts('editorOver', overFr);
