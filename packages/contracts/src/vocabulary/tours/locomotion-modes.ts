/** Names come from the national tourism ontology where it has one; the others are our own. */
export const locomotionModes = [
  'Pedestrian',
  'Hiking',
  'Trail',
  'Bike',
  'BicycleTouring',
  'ATV',
  'ElectricBike',
  'Gravel',
  'Riding',
  'DonkeyHiking',
  'Hitch',
  'Automobile',
  'Motorbike',
  'Bus',
  'CanoeingKayaking',
  'PleasureBoating',
  'Stroller',
  'Snowshoes',
  'DownhillSkiing',
] as const;

export type LocomotionMode = (typeof locomotionModes)[number];

export const isLocomotionMode = (value: string): value is LocomotionMode =>
  (locomotionModes as readonly string[]).includes(value);
