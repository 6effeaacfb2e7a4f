import { limits } from '@parages/contracts/vocabulary/limits';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';

/** The rule does not apply to a record that also has a class of `unless`. */
type ClassRule = { classes: readonly string[]; theme: Theme; unless?: readonly string[] };

// In order of precedence: a poi gets the first four themes.
const rules: readonly ClassRule[] = [
  { classes: ['Concert', 'Recital', 'Opera'], theme: 'concerts' },
  { classes: ['TheaterEvent'], theme: 'theatre' },
  { classes: ['Exhibition'], theme: 'expositions' },
  { classes: ['VisualArtsEvent'], theme: 'son-et-lumiere-feu-d-artifice' },
  { classes: ['ScreeningEvent'], theme: 'cinema' },
  { classes: ['ArtistSigning', 'Reading'], theme: 'evenements-artistiques' },
  { classes: ['Conference', 'Congress', 'Seminar'], theme: 'conference' },
  { classes: ['BricABrac', 'GarageSale', 'Market', 'FairOrShow'], theme: 'marches-et-brocantes' },
  { classes: ['Rambling', 'WalkingTour'], theme: 'promenades-a-pied' },
  { classes: ['CyclingTour'], theme: 'promenades-a-velo' },
  { classes: ['HorseTour'], theme: 'promenades-a-cheval' },
  { classes: ['ShowEvent', 'DanceEvent', 'CircusEvent'], theme: 'spectacles' },
  {
    classes: [
      'Festival',
      'Carnival',
      'Parade',
      'TraditionalCelebration',
      'Commemoration',
      'LocalAnimation',
    ],
    theme: 'fetes',
  },
  { classes: ['ChildrensEvent'], theme: 'famille' },
  { classes: ['Game', 'Rally', 'SportsCompetition', 'SportsDemonstration'], theme: 'sports' },
  { classes: ['SportsEvent'], theme: 'sports', unless: ['Rambling'] },
  { classes: ['TastingProvider', 'Tasting', 'Harvest'], theme: 'degustations' },
  { classes: ['Museum'], theme: 'musees' },
  {
    classes: [
      'ArcheologicalSite',
      'CityHeritage',
      'DefenceSite',
      'InterpretationCentre',
      'Library',
      'ParkAndGarden',
      'ReligiousSite',
      'RemarkableBuilding',
      'RemembranceSite',
      'TechnicalHeritage',
      'Visit',
      'OpenDay',
    ],
    theme: 'tourisme',
  },
  { classes: ['CulturalSite'], theme: 'tourisme', unless: ['Museum'] },
];

export function themesOfClasses(classes: readonly string[]): Theme[] {
  const given = rules.filter(
    (rule) =>
      rule.classes.some((name) => classes.includes(name)) &&
      !rule.unless?.some((name) => classes.includes(name)),
  );
  return [...new Set(given.map((rule) => rule.theme))].slice(0, limits.themes.max);
}

const outsideClasses = [
  'Rambling',
  'WalkingTour',
  'CyclingTour',
  'HorseTour',
  'BricABrac',
  'GarageSale',
  'Parade',
  'Harvest',
  'ParkAndGarden',
  'NaturalHeritage',
  'PlayArea',
  'PicnicArea',
  'GolfCourse',
  'MiniGolf',
  'FitnessPath',
  'CampingAndCaravanning',
  'ZooAnimalPark',
];
const insideClasses = [
  'ScreeningEvent',
  'Conference',
  'Congress',
  'Seminar',
  'Museum',
  'Library',
  'Hotel',
  'Restaurant',
];

export function isOutside(classes: readonly string[]): boolean | undefined {
  if (outsideClasses.some((name) => classes.includes(name))) return true;
  return insideClasses.some((name) => classes.includes(name)) ? false : undefined;
}
