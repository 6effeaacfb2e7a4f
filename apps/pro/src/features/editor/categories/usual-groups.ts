import type { FeatureGroup } from '@parages/contracts/vocabulary/themes/feature-groups';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';

/** Groups of features that any event may have. */
const always: readonly FeatureGroup[] = [
  'CommonAmenity',
  'InformativeAmenity',
  'PaymentMethod',
  'EntertainmentAndEventTheme',
  'PeopleAudience',
];

const culture: readonly FeatureGroup[] = ['CulturalTheme'];
const sites: readonly FeatureGroup[] = ['CulturalTheme', 'CulturalHeritageAmenity'];
const food: readonly FeatureGroup[] = [
  'CateringAmenity',
  'CuisineCategory',
  'FoodProduct',
  'FoodEstablishmentTheme',
];
const outdoors: readonly FeatureGroup[] = [
  'NaturalHeritageAmenity',
  'SportsTheme',
  'SpatialEnvironmentTheme',
  'RouteTheme',
  'TourType',
];

const ofTheme: Readonly<Record<Theme, readonly FeatureGroup[]>> = {
  spectacles: culture,
  concerts: culture,
  degustations: food,
  'promenades-a-pied': outdoors,
  'promenades-a-velo': outdoors,
  'promenades-a-cheval': outdoors,
  tourisme: [
    ...sites,
    'NaturalHeritageAmenity',
    'ParkAndGardenTheme',
    'ArchitecturalStyle',
    'SpatialEnvironmentTheme',
  ],
  famille: ['ParkAndGardenTheme', 'SportsTheme'],
  sports: ['SportsTheme', 'HealthTheme'],
  'evenements-artistiques': culture,
  theatre: culture,
  musees: [...sites, 'ArchitecturalStyle'],
  'marches-et-brocantes': ['FoodProduct', 'CateringAmenity'],
  cinema: culture,
  conference: culture,
  expositions: sites,
  fetes: ['CateringAmenity', 'FoodProduct'],
  'son-et-lumiere-feu-d-artifice': ['SpatialEnvironmentTheme'],
};

/**
 * The groups of features that an event of these themes often has: the editor shows them first. All
 * others, such as beds, are folded away.
 */
export const usualGroups = (themes: readonly Theme[]): ReadonlySet<string> =>
  new Set([...always, ...themes.flatMap((theme) => ofTheme[theme])]);
