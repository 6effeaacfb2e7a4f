export const words = {
  title: 'Agendas d’essai',
  intro:
    'Des adresses à faire suivre\u00a0: un calendrier, une page, et toutes les façons d’échouer. Les événements sont inventés, et datés des jours qui viennent.',
  address: 'Adresse',
  meaning: 'Ce qui arrive',
  changed: 'Notre agenda a déménagé',
  concert: 'Concert',
  calendar: 'Comité des fêtes de l’Essai',
  sentence:
    'Une soirée de musique au bord de l’eau, avec une buvette tenue par les bénévoles, des jeux pour les enfants et une scène ouverte à la fin. ',
  venue: 'Salle des fêtes',
  street: 'place de la Mairie',
};

export const meanings: Record<string, string> = {
  'agenda.ics': 'un calendrier de quatre événements, avec étiquette (304 s’il n’a pas changé)',
  'programme.html': 'une page avec deux événements en JSON-LD',
  'large.ics':
    'un calendrier de deux mille événements (?events= et ?revision= pour un autre nombre, d’autres titres)',
  'large.json':
    'un flux OpenAgenda de deux mille événements (?events= jusqu’à 250 000, ?revision= pour d’autres titres)',
  'moved.ics': 'une redirection, puis le calendrier',
  'latin1.ics': 'le calendrier en Windows-1252, annoncé en UTF-8',
  'slow.ics': 'le calendrier, en 60 secondes (?ms= pour une autre durée)',
  'cut.ics': 'le calendrier, coupé au milieu',
  'changed.ics': 'une page sans événement à la place du calendrier',
  'empty.ics': 'un calendrier sans événement',
  'limited.ics': '429, à réessayer dans deux heures',
  'private.ics': '403',
  'gone.ics': '404',
  'heavy.ics': 'plus de 10 Mo, annoncés',
  'bomb.ics': 'deux mille événements, qui se répètent chaque seconde ou chaque jour',
  'endless.ics': 'une répétition le 30 février, sans fin (?spelling=lower-case, folded ou utf-16)',
  'redirect-private': 'redirection vers une adresse privée',
  'redirect-round': 'redirection vers elle-même, sans fin',
  'gzip-bomb.ics': '20 Mo d’espaces, compressés en 20 Ko',
  'openagenda/fr/essai': 'la page d’un agenda OpenAgenda de 250 événements, en trois pages',
  'openagenda/fr/presse': 'le même, dont la deuxième page répond 429',
  'openagenda/fr/coupe': 'le même, dont la deuxième page est coupée',
  'openagenda/fr/change': 'le même, dont la deuxième page est du HTML',
  'openagenda/fr/sans-fin': 'le même, dont les pages ne finissent jamais',
  'openagenda/fr/decale': 'le même, qui change pendant la lecture',
  'openagenda/fr/lent': 'le même, dont la deuxième page attend 60 secondes',
  'api/explore/v2.1/catalog/datasets/essai/records':
    'un portail Explore v2.1 de 250 événements, sans identifiant',
};

/** Where the events of the large feed take place. */
export const towns = [
  { city: 'Tours', postalCode: '37000', lon: 0.6848, lat: 47.3941 },
  { city: 'Orléans', postalCode: '45000', lon: 1.909, lat: 47.9025 },
  { city: 'Blois', postalCode: '41000', lon: 1.3359, lat: 47.5861 },
  { city: 'Angers', postalCode: '49000', lon: -0.5632, lat: 47.4784 },
  { city: 'Nantes', postalCode: '44000', lon: -1.5536, lat: 47.2184 },
  { city: 'Poitiers', postalCode: '86000', lon: 0.3404, lat: 46.5802 },
  { city: 'Limoges', postalCode: '87000', lon: 1.2611, lat: 45.8336 },
  { city: 'Rennes', postalCode: '35000', lon: -1.6778, lat: 48.1173 },
  { city: 'Le Mans', postalCode: '72000', lon: 0.1996, lat: 48.0061 },
  { city: 'Bourges', postalCode: '18000', lon: 2.3988, lat: 47.081 },
];

const place = '12 rue de la République, 37000 Tours';

/** `inDays` counts from today. */
export const events = [
  {
    uid: 'concert@essai.example',
    title: 'Concert au kiosque',
    text: 'Une heure de fanfare, assis dans l’herbe.',
    inDays: 9,
    hour: '18',
    place,
  },
  {
    uid: 'marche@essai.example',
    title: 'Marché des producteurs',
    text: 'Légumes, miel et fromages de la vallée.',
    inDays: 12,
    hour: '09',
    place,
  },
  {
    uid: 'cine@essai.example',
    title: 'Ciné-club\u00a0: film d’été',
    text: 'Projection, puis discussion.',
    inDays: 16,
    hour: '20',
    place,
  },
  {
    uid: 'surprise@essai.example',
    title: 'La surprise du mois',
    text: 'Sans lieu ni thème, pour l’instant.',
    inDays: 20,
    hour: '15',
    place: '',
  },
];

export const agendaNames: Readonly<Record<number, string>> = {
  1001: 'essai',
  1002: 'presse',
  1003: 'coupe',
  1004: 'change',
  1005: 'sans-fin',
  1006: 'decale',
  1007: 'lent',
};
