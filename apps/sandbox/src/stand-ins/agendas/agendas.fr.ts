export const words = {
  title: 'Agendas d’essai',
  intro:
    'Des adresses à faire suivre\u00a0: un calendrier, une page, et toutes les façons d’échouer. Les événements sont inventés, et datés des jours qui viennent.',
  address: 'Adresse',
  meaning: 'Ce qui arrive',
  changed: 'Notre agenda a déménagé',
  concert: 'Concert',
  calendar: 'Comité des fêtes de l’Essai',
};

export const meanings: Record<string, string> = {
  'agenda.ics': 'un calendrier de quatre événements, avec étiquette (304 s’il n’a pas changé)',
  'programme.html': 'une page avec deux événements en JSON-LD',
  'large.ics':
    'un calendrier de deux mille événements (?events= et ?revision= pour un autre nombre, d’autres titres)',
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
};

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
