import type { PlaceKind } from './place-kinds.ts';

/** Written in brackets after the name of a place: "Indre-et-Loire (département)". */
export const placeKindLabels: Record<PlaceKind, string> = {
  commune: 'commune',
  district: 'arrondissement',
  department: 'département',
  region: 'région',
  address: 'adresse',
  station: 'gare',
  foreign: 'hors de France',
};
