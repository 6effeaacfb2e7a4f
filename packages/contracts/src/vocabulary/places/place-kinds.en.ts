import type { PlaceKind } from './place-kinds.ts';

export const placeKindLabels: Record<PlaceKind, string> = {
  commune: 'commune',
  district: 'arrondissement',
  department: 'department',
  region: 'region',
  address: 'address',
  station: 'station',
  foreign: 'outside France',
};
