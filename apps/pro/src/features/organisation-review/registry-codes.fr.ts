import { formatPlainDay } from '@parages/ui/format/day.fr';

/** The legal forms of INSEE (third level) that organisers of events often have. */
const legalForms: Readonly<Record<string, string>> = {
  '1000': 'Entrepreneur individuel',
  '5458': 'SARL coopérative de production',
  '5498': 'SARL unipersonnelle',
  '5499': 'SARL',
  '5599': 'SA à conseil d’administration',
  '5710': 'SAS',
  '5720': 'SAS à associé unique',
  '7210': 'Commune',
  '7220': 'Département',
  '7230': 'Région',
  '7343': 'Communauté urbaine',
  '7344': 'Métropole',
  '7346': 'Communauté de communes',
  '7348': 'Communauté d’agglomération',
  '7361': 'Centre communal d’action sociale',
  '9210': 'Association non déclarée',
  '9220': 'Association déclarée',
  '9221': 'Association déclarée d’insertion par l’économique',
  '9230': 'Association reconnue d’utilité publique',
  '9260': 'Association de droit local',
  '9300': 'Fondation',
};

/** The activities of the NAF (second revision) that organisers of events often have. */
const activities: Readonly<Record<string, string>> = {
  '56.10A': 'Restauration traditionnelle',
  '56.30Z': 'Débits de boissons',
  '59.14Z': 'Projection de films cinématographiques',
  '79.90Z': 'Autres services de réservation et activités connexes',
  '82.30Z': 'Organisation de foires, salons professionnels et congrès',
  '84.11Z': 'Administration publique générale',
  '85.51Z': 'Enseignement de disciplines sportives et d’activités de loisirs',
  '85.52Z': 'Enseignement culturel',
  '90.01Z': 'Arts du spectacle vivant',
  '90.02Z': 'Activités de soutien au spectacle vivant',
  '90.03A': 'Création artistique relevant des arts plastiques',
  '90.03B': 'Autre création artistique',
  '90.04Z': 'Gestion de salles de spectacles',
  '91.01Z': 'Gestion des bibliothèques et des archives',
  '91.02Z': 'Gestion des musées',
  '91.03Z': 'Gestion des sites et monuments historiques',
  '91.04Z': 'Gestion des jardins botaniques et des réserves naturelles',
  '93.11Z': 'Gestion d’installations sportives',
  '93.12Z': 'Activités de clubs de sports',
  '93.19Z': 'Autres activités liées au sport',
  '93.21Z': 'Parcs d’attractions et parcs à thèmes',
  '93.29Z': 'Autres activités récréatives et de loisirs',
  '94.99Z': 'Autres organisations fonctionnant par adhésion volontaire',
};

const named = (names: Readonly<Record<string, string>>, code: string): string => {
  const name = names[code];
  return name === undefined ? code : `${name} (${code})`;
};

/** "Association déclarée (9220)"; an unknown code stays alone. */
export const sayLegalForm = (code: string): string => named(legalForms, code);
/** "Arts du spectacle vivant (90.01Z)"; an unknown code stays alone. */
export const sayActivity = (code: string): string => named(activities, code);
/** "1er mars 2012" from `yyyy-MM-dd`. */
export const sayDay = (day: string): string => formatPlainDay(day, '');
