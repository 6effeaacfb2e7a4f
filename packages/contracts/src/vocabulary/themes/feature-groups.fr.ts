import type { FeatureGroup } from './feature-groups.ts';

/** The heading above a group of features. */
export const featureGroupLabels: Record<FeatureGroup, string> = {
  CommonAmenity: 'Équipements et services',
  InformativeAmenity: 'Services d’information',
  CateringAmenity: 'Services de restauration',
  AccommodationAmenity: 'Équipements de l’hébergement',
  CampingAndCaravanningAmenity: 'Équipements de plein air',
  RoomAmenity: 'Pièces',
  TypeOfBed: 'Couchages',
  CulturalHeritageAmenity: 'Équipements du site culturel',
  NaturalHeritageAmenity: 'Équipements du site naturel',
  PaymentMethod: 'Moyens de paiement',
  CuisineCategory: 'Cuisine',
  FoodProduct: 'Produits',
  FoodEstablishmentTheme: 'Restauration',
  CulturalTheme: 'Culture',
  SportsTheme: 'Sports et loisirs',
  ParkAndGardenTheme: 'Parcs et jardins',
  EntertainmentAndEventTheme: 'Fêtes et manifestations',
  HealthTheme: 'Santé et bien-être',
  ArchitecturalStyle: 'Architecture',
  SpatialEnvironmentTheme: 'Environnement',
  RouteTheme: 'Itinéraires',
  TourType: 'Type de parcours',
  PeopleAudience: 'Public',
  Other: 'Autres',
};
