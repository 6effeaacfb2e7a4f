import type { FeatureGroup } from './feature-groups.ts';

/** The heading above a group of features. */
export const featureGroupLabels: Record<FeatureGroup, string> = {
  CommonAmenity: 'Facilities and services',
  InformativeAmenity: 'Information services',
  CateringAmenity: 'Catering services',
  AccommodationAmenity: 'Accommodation facilities',
  CampingAndCaravanningAmenity: 'Outdoor facilities',
  RoomAmenity: 'Rooms',
  TypeOfBed: 'Beds',
  CulturalHeritageAmenity: 'Facilities of the cultural site',
  NaturalHeritageAmenity: 'Facilities of the natural site',
  PaymentMethod: 'Means of payment',
  CuisineCategory: 'Cuisine',
  FoodProduct: 'Produce',
  FoodEstablishmentTheme: 'Food and drink',
  CulturalTheme: 'Culture',
  SportsTheme: 'Sports and leisure',
  ParkAndGardenTheme: 'Parks and gardens',
  EntertainmentAndEventTheme: 'Festivals and events',
  HealthTheme: 'Health and wellbeing',
  ArchitecturalStyle: 'Architecture',
  SpatialEnvironmentTheme: 'Surroundings',
  RouteTheme: 'Routes',
  TourType: 'Type of route',
  PeopleAudience: 'Audience',
  Other: 'Other',
};
