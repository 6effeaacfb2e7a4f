import type { LocomotionMode } from './locomotion-modes.ts';

export const locomotionModeLabels: Record<LocomotionMode, string> = {
  Pedestrian: 'À pied',
  Hiking: 'Randonnée',
  Trail: 'Trail',
  Bike: 'Vélo de route',
  BicycleTouring: 'Cyclotourisme',
  ATV: 'VTT',
  ElectricBike: 'Vélo à assistance électrique',
  Gravel: 'Gravel',
  Riding: 'À cheval',
  DonkeyHiking: 'Avec un âne porteur',
  Hitch: 'En attelage',
  Automobile: 'En voiture',
  Motorbike: 'À moto',
  Bus: 'En bus',
  CanoeingKayaking: 'Canoë-kayak',
  PleasureBoating: 'En bateau',
  Stroller: 'Avec une poussette',
  Snowshoes: 'En raquettes',
  DownhillSkiing: 'Ski de descente',
};
