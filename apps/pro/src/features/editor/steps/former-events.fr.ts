import { addTexts } from '../../../lib/texts.ts';

export const formerEventsFr = {
  title: 'Comme la dernière fois\u00a0: repartir d’un de vos événements',
  hint: 'Le nouvel événement reprend tout, sauf les dates.',
  failed: 'La copie n’a pas pu être créée. Réessayez dans un instant.',
} as const;

export const formerEventsTexts = addTexts('formerEvents', formerEventsFr);
