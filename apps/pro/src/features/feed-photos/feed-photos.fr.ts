import { addTexts } from '../../lib/texts.ts';

/** Texts of the moderation of imported photos. */
export const feedPhotosFr = {
  title: 'Photos des imports',
  intro:
    'Ces photos, annoncées par un flux, n’ont pas pu être récupérées. Ajoutez une autre image depuis la page de l’événement.',
  list: 'Photos qui manquent',
  loading: 'Chargement…',
  failed: 'La liste n’a pas pu être chargée.',
  retryList: 'Réessayer',
  empty: 'Aucune photo ne manque',
  emptyText: 'Toutes celles qu’annoncent les flux ont été récupérées.',
  off: 'La récupération des photos est arrêtée sur cette installation\u00a0: aucune ne sera demandée de nouveau.',
  since: 'Abandonnée le {{day}}',
  bare: 'Sans image',
  pictured: 'Une autre image est en ligne',
  address: 'Adresse de la photo',
  again: 'Réessayer',
  againFor: 'Réessayer la photo\u00a0: {{label}}',
  asked: 'Elle sera de nouveau demandée dans un instant',
  notAsked: 'La photo n’a pas pu être demandée de nouveau',
  more: 'Voir les suivantes',
} as const;

export const feedPhotosTexts = addTexts('feedPhotos', feedPhotosFr);
