import { addTexts } from '../../../../lib/texts.ts';

/** Texts of the tab of the place, which load with it. */
export const placeTabFr = {
  name: 'Nom du lieu',
  nameHint: 'Comme les habitants l’appellent\u00a0: une salle, une place, un parc.',
  streetAddress: 'Adresse',
  postalCode: 'Code postal',
  locality: 'Commune',
  venues: 'Lieux déjà utilisés',
  search: 'Chercher l’adresse',
  searchPlaceholder: '12 rue Nationale, Tours',
  searching: 'Recherche…',
  searchEmpty: 'Aucune adresse trouvée\u00a0: remplissez les champs ci-dessous.',
  searchClear: 'Effacer',
  searchCount_one: '{{count}} adresse',
  searchCount_other: '{{count}} adresses',
  locate: 'Placer sur la carte',
  locating: 'Recherche de l’adresse…',
  located: 'Placé\u00a0: {{label}}',
  choose_one: 'Est-ce bien cette adresse\u00a0?',
  choose_other: '{{count}} adresses ressemblent à la vôtre\u00a0: choisissez la bonne.',
  answers: 'Adresses trouvées',
  notFound:
    'Cette adresse n’a pas été trouvée. Indiquez les coordonnées, ou placez le point sur la carte.',
  geocoderDown: 'La recherche d’adresses ne répond pas. Placez le point vous-même.',
  addressMissing: 'Adresse manquante',
  position: 'Position exacte',
  lon: 'Longitude',
  lat: 'Latitude',
  numberInvalid: 'Écrivez un nombre, par exemple 47,3941',
  far: 'Ce point est à {{distance}} de l’adresse indiquée\u00a0: est-ce le bon endroit\u00a0?',
} as const;

export const placeTabTexts = addTexts('editorTabs', { place: placeTabFr });
