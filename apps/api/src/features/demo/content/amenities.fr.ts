import type { DemoAmenity, VenueAmenities, VenueKind } from '../demo-template.ts';

const toilets: DemoAmenity = { id: 'Toilets', group: 'CommonAmenity', labelFr: 'Toilettes' };
const cloakroom: DemoAmenity = { id: 'Cloakroom', group: 'CommonAmenity', labelFr: 'Vestiaire' };
const bar: DemoAmenity = { id: 'Bar', group: 'CateringAmenity', labelFr: 'Bar' };
const terrace: DemoAmenity = { id: 'Terrace', group: 'CateringAmenity', labelFr: 'Terrasse' };
const carPark: DemoAmenity = { id: 'CarPark', group: 'CommonAmenity', labelFr: 'Parking' };
const picnic: DemoAmenity = {
  id: 'PicnicArea',
  group: 'NaturalHeritageAmenity',
  labelFr: 'Aire de pique-nique',
};
const shop: DemoAmenity = { id: 'Shop', group: 'CommonAmenity', labelFr: 'Boutique' };
const wifi: DemoAmenity = { id: 'Wifi', group: 'CommonAmenity', labelFr: 'Wifi' };
const cash: DemoAmenity = { id: 'Cash', group: 'PaymentMethod', labelFr: 'Espèces' };
const cards: DemoAmenity = { id: 'CreditCards', group: 'PaymentMethod', labelFr: 'Carte bancaire' };

export const demoAmenities: Readonly<Record<VenueKind, VenueAmenities>> = {
  theatre: { holds: 320, has: [toilets, cloakroom, bar, cards] },
  hall: { holds: 450, has: [toilets, bar, carPark, cash, cards] },
  cinema: { holds: 180, has: [toilets, cards] },
  museum: { holds: null, has: [toilets, cloakroom, shop, cards] },
  gallery: { holds: 60, has: [toilets] },
  library: { holds: 80, has: [toilets, wifi] },
  square: { holds: null, has: [] },
  park: { holds: null, has: [toilets, picnic] },
  riverside: { holds: null, has: [picnic] },
  chapel: { holds: 140, has: [] },
  cellar: { holds: 70, has: [bar, cash, cards] },
  gymnasium: { holds: 600, has: [toilets, cloakroom, carPark] },
  stables: { holds: null, has: [carPark, cash] },
  'cycle-house': { holds: 40, has: [toilets, terrace, wifi, cash] },
  'heritage-house': { holds: null, has: [toilets, shop, cash] },
};
