import type { LocomotionMode } from './locomotion-modes.ts';

export const locomotionModeLabels: Record<LocomotionMode, string> = {
  Pedestrian: 'On foot',
  Hiking: 'Hiking',
  Trail: 'Trail running',
  Bike: 'Road bike',
  BicycleTouring: 'Cycle touring',
  ATV: 'Mountain bike',
  ElectricBike: 'Electric bike',
  Gravel: 'Gravel bike',
  Riding: 'On horseback',
  DonkeyHiking: 'With a pack donkey',
  Hitch: 'Horse-drawn carriage',
  Automobile: 'By car',
  Motorbike: 'By motorbike',
  Bus: 'By bus',
  CanoeingKayaking: 'Canoe or kayak',
  PleasureBoating: 'By boat',
  Stroller: 'With a pushchair',
  Snowshoes: 'On snowshoes',
  DownhillSkiing: 'Downhill skiing',
};
