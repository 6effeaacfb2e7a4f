import { addTexts, textsOf } from '../../../lib/texts.ts';

/** Texts of the editor's maps. */
export const mapFr = {
  loading: 'La carte se charge',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  sources:
    'Fond simplifié\u00a0: INSEE, IGN, Etalab – Licence Ouverte 2.0 · Sandre · Natural Earth · GeoNames',
  place: 'Carte du lieu',
  placeHint:
    'Faites glisser le point, ou appuyez là où il doit être. Au clavier\u00a0: les flèches le déplacent, plus loin avec Maj.',
  placeHintEmpty: 'Appuyez sur la carte pour y poser le point.',
  pin: 'Déplacer le point de l’événement',
  fixedPin: 'Point de l’événement',
  putHere: 'Poser le point au centre de la carte',
  moved: 'Point déplacé\u00a0: latitude {{lat}}, longitude {{lon}}',
  trace: 'Tracé du parcours sur la carte',
  start: 'Départ',
} as const;

export const editorMapTexts = addTexts('editorMap', mapFr);
export const say = textsOf(editorMapTexts);
