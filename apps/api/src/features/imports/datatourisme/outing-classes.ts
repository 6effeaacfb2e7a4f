import { themesOfClasses } from './class-themes.ts';

type Family = 'accommodation' | 'food' | 'shops' | 'transport' | 'services' | 'business';

/**
 * Classes of the national ontology that are no outing by themselves, by family. `Lock`, a means of
 * transport and a building to visit, is in none.
 */
export const notOutingClasses: Readonly<Record<Family, readonly string[]>> = {
  accommodation: [
    'Accommodation',
    'CampingAndCaravanning',
    'CamperVanArea',
    'Camping',
    'CollectiveAccommodation',
    'ChildrensGite',
    'ClubOrHolidayVillage',
    'GroupLodging',
    'HolidayCentre',
    'HolidayResort',
    'StopOverOrGroupLodge',
    'YouthHostelAndInternationalCenter',
    'HotelTrade',
    'Hotel',
    'HotelRestaurant',
    'RentalAccommodation',
    'Guesthouse',
    'TableHoteGuesthouse',
    'SelfCateringAccommodation',
    'AccommodationProduct',
    'Apartment',
    'Bed',
    'Bubble',
    'Bungalow',
    'Bungatoile',
    'CampingCar',
    'CampingPitch',
    'Caravan',
    'CastleAndPrestigeMansion',
    'Chalet',
    'HotelSuite',
    'House',
    'HouseBoat',
    'Hut',
    'LeisureChalet',
    'Room',
    'Tent',
    'Tipi',
    'TreeHouse',
    'Yurt',
  ],
  food: [
    'FoodEstablishment',
    'Bakery',
    'BarOrPub',
    'BistroOrWineBar',
    'CafeOrTeahouse',
    'Cellar',
    'FastFoodRestaurant',
    'IceCreamShop',
    'Restaurant',
    'BoatRestaurant',
    'BrasserieOrTavern',
    'Cabaret',
    'FarmhouseInn',
    'GourmetRestaurant',
    'MountainRestaurant',
    'SelfServiceCafeteria',
    'StreetFood',
  ],
  shops: [
    'Store',
    'AntiqueAndSecondhandGoodDealer',
    'ArtGalleryOrExhibitionGallery',
    'BoutiqueOrLocalShop',
    'CraftsmanShop',
    'DepartmentStore',
    'HypermarketAndSupermarket',
    'LocalProductsShop',
    'ShoppingCentreAndGallery',
  ],
  transport: [
    'Transport',
    'Airfield',
    'Airport',
    'BikeStationOrDepot',
    'BusStation',
    'BusStop',
    'CableCarStation',
    'CarpoolArea',
    'Parking',
    'RiverPort',
    'Seaport',
    'TaxiStation',
    'TrainStation',
  ],
  services: [
    'ConvenientService',
    'ATM',
    'CarOrBikeWash',
    'Cybercafe',
    'ElectricVehicleChargingPoint',
    'GarageOrAirPump',
    'LeftLuggage',
    'PicnicArea',
    'PublicLavatories',
    'RVServiceArea',
    'WaterSource',
    'WifiHotSpot',
    'MedicalPlace',
    'HealthcarePlace',
    'HealthcareProfessional',
    'Pharmacy',
    'Spa',
    'ThalassotherapyCentre',
    'Rental',
    'EquipmentRental',
    'NonHousingRealEstateRental',
    'ServiceProvider',
    'EquipmentRentalShop',
    'EquipmentRepairShop',
    'TaxiCompany',
    'Transporter',
    'TouristInformationCenter',
    'DepartementTourismCommittee',
    'IncomingTravelAgency',
    'LocalTouristOffice',
    'ProfessionalTourGuide',
    'RegionalTourismCommittee',
    'TourGuideAgency',
    'TourOperatorOrTravelAgency',
    'TourismCentre',
    'VolunteerTourGuideOrGreeter',
  ],
  business: ['BusinessPlace', 'ChamberOfCommerceAndIndustry', 'ConventionCentre'],
};

/**
 * Classes of events, tours and sites, beside which a class of `notOutingClasses` does not count. A
 * record names the ancestors of its class too, so the general classes suffice; tours are listed one
 * by one, because `mapTour` recognises them without `Tour`.
 */
export const outingClasses: readonly string[] = [
  'EntertainmentAndEvent',
  'Event',
  'Tour',
  'CyclingTour',
  'FluvialTour',
  'HorseTour',
  'RoadTour',
  'UnderwaterRoute',
  'WalkingTour',
  'CulturalSite',
  'NaturalHeritage',
  'SportsAndLeisurePlace',
];

const notOutings: ReadonlySet<string> = new Set(Object.values(notOutingClasses).flat());
const outings: ReadonlySet<string> = new Set(outingClasses);

/**
 * Whether the public can visit or attend the subject of a record with these classes. A class that
 * implies a theme makes the record an outing; so does the absence of any class of
 * `notOutingClasses`.
 */
export const isOuting = (classes: readonly string[]): boolean =>
  !classes.some((name) => notOutings.has(name)) ||
  classes.some((name) => outings.has(name)) ||
  themesOfClasses(classes).length > 0;
