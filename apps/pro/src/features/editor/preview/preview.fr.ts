import { addTexts, textsOf } from '../../../lib/texts.ts';

/** Texts of the preview of an event. */
export const previewFr = {
  title: 'Aperçu',
  open: 'Aperçu',
  close: 'Fermer',
  choose: 'Montrer',
  card: 'La carte',
  page: 'La page',
  cardHint: 'Dans les listes et sur l’accueil, telle que vous l’écrivez.',
  cardAlt: 'Carte de l’événement\u00a0: {{facts}}',
  untitled: 'Titre de l’événement',
  permanent: 'Toute l’année',
} as const;

export const editorPreviewTexts = addTexts('editorPreview', previewFr);
export const say = textsOf(editorPreviewTexts);
