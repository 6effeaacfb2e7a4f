import { limits } from '@parages/contracts/vocabulary/limits';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import type { Evidence } from '../themes/record-text.ts';

/**
 * The rule does not apply to a record that also has a class of `unless`. Beside the text of an event,
 * a class counts with its `weight`: ten for one that names what one attends, less for one that feeds
 * give to many kinds of events. `themeWeights` gives the scale.
 */
type ClassRule = {
  classes: readonly string[];
  theme: Theme;
  weight: number;
  unless?: readonly string[];
};

// In order of precedence: a place gets the first four themes.
const rules: readonly ClassRule[] = [
  { classes: ['Concert', 'Recital', 'Opera'], theme: 'concerts', weight: 10 },
  { classes: ['TheaterEvent'], theme: 'theatre', weight: 9 },
  { classes: ['Exhibition'], theme: 'expositions', weight: 10 },
  { classes: ['VisualArtsEvent'], theme: 'son-et-lumiere-feu-d-artifice', weight: 5 },
  { classes: ['ScreeningEvent'], theme: 'cinema', weight: 10 },
  { classes: ['ArtistSigning', 'Reading'], theme: 'evenements-artistiques', weight: 10 },
  { classes: ['Conference', 'Congress', 'Seminar'], theme: 'conference', weight: 10 },
  { classes: ['BricABrac', 'GarageSale', 'Market'], theme: 'marches-et-brocantes', weight: 10 },
  { classes: ['FairOrShow'], theme: 'marches-et-brocantes', weight: 7 },
  { classes: ['Rambling', 'WalkingTour'], theme: 'promenades-a-pied', weight: 10 },
  { classes: ['CyclingTour'], theme: 'promenades-a-velo', weight: 10 },
  { classes: ['HorseTour'], theme: 'promenades-a-cheval', weight: 10 },
  { classes: ['DanceEvent', 'CircusEvent'], theme: 'spectacles', weight: 9 },
  { classes: ['ShowEvent'], theme: 'spectacles', weight: 5 },
  {
    classes: ['Festival', 'Carnival', 'Parade', 'TraditionalCelebration'],
    theme: 'fetes',
    weight: 8,
  },
  { classes: ['Commemoration', 'LocalAnimation'], theme: 'fetes', weight: 5 },
  { classes: ['ChildrensEvent'], theme: 'famille', weight: 7 },
  { classes: ['Rally', 'SportsCompetition', 'SportsDemonstration'], theme: 'sports', weight: 9 },
  { classes: ['Game'], theme: 'sports', weight: 3.5 },
  { classes: ['SportsEvent'], theme: 'sports', weight: 5, unless: ['Rambling'] },
  { classes: ['TastingProvider', 'Tasting', 'Harvest'], theme: 'degustations', weight: 8 },
  { classes: ['Museum'], theme: 'musees', weight: 8 },
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
    ],
    theme: 'tourisme',
    weight: 6,
  },
  { classes: ['Visit', 'OpenDay'], theme: 'tourisme', weight: 7 },
  { classes: ['CulturalSite'], theme: 'tourisme', weight: 5, unless: ['Museum'] },
];

const rulesOf = (classes: readonly string[]): ClassRule[] =>
  rules.filter(
    (rule) =>
      rule.classes.some((name) => classes.includes(name)) &&
      !rule.unless?.some((name) => classes.includes(name)),
  );

export const themesOfClasses = (classes: readonly string[]): Theme[] =>
  [...new Set(rulesOf(classes).map((rule) => rule.theme))].slice(0, limits.themes.max);

/** What the classes of an event or a tour say for its themes. */
export const weighClasses = (classes: readonly string[]): Evidence[] =>
  rulesOf(classes).map(({ theme, weight }) => ({ theme, weight }));

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
