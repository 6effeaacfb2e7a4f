/** Groups of features, as the national tourism ontology names them, in the event page's order. */
export const featureGroups = [
  'CommonAmenity',
  'InformativeAmenity',
  'CateringAmenity',
  'AccommodationAmenity',
  'CampingAndCaravanningAmenity',
  'RoomAmenity',
  'TypeOfBed',
  'CulturalHeritageAmenity',
  'NaturalHeritageAmenity',
  'PaymentMethod',
  'CuisineCategory',
  'FoodProduct',
  'FoodEstablishmentTheme',
  'CulturalTheme',
  'SportsTheme',
  'ParkAndGardenTheme',
  'EntertainmentAndEventTheme',
  'HealthTheme',
  'ArchitecturalStyle',
  'SpatialEnvironmentTheme',
  'RouteTheme',
  'TourType',
  'PeopleAudience',
  'Other',
] as const;

/** `Other` holds the features of an ontology class that is not listed. */
export type FeatureGroup = (typeof featureGroups)[number];

export const isFeatureGroup = (value: string): value is FeatureGroup =>
  (featureGroups as readonly string[]).includes(value);
