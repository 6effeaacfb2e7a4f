import { addTexts } from '../texts.ts';

/** Texts of the preview of an event's public page. */
export const pagePreviewFr = {
  hint: 'Telle que la verront les visiteurs, d’après le dernier enregistrement.',
  title: 'Aperçu de la page de l’événement',
  loading: 'La page se dessine…',
  failed: 'L’aperçu de la page n’a pas pu être dessiné.',
  retry: 'Réessayer',
} as const;

export const pagePreviewTexts = addTexts('pagePreview', pagePreviewFr);
