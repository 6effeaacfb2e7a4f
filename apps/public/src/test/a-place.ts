import type { PlaceChoice } from '../lib/search/recent-places.ts';

export const tours = {
  kind: 'commune',
  name: 'Tours',
  fullName: 'Tours (37), Indre-et-Loire',
  position: { lon: 0.704, lat: 47.3948 },
} as const satisfies PlaceChoice;
export const amboise = {
  kind: 'commune',
  name: 'Amboise',
  fullName: 'Amboise (37), Indre-et-Loire',
  position: { lon: 0.98, lat: 47.41 },
} as const satisfies PlaceChoice;
export const address = {
  kind: 'address',
  name: '12 Rue Nationale, Tours',
  fullName: '12 Rue Nationale, 37000 Tours',
  position: { lon: 0.7041, lat: 47.3951 },
} as const satisfies PlaceChoice;
export const department = {
  kind: 'department',
  name: 'Indre',
  fullName: 'Indre (36)',
  position: { lon: 1.69, lat: 46.81 },
} as const satisfies PlaceChoice;
export const station = {
  kind: 'station',
  name: 'Gare d’Amboise',
  fullName: 'Gare d’Amboise, 37400 Amboise',
  position: { lon: 0.9841, lat: 47.4214 },
} as const satisfies PlaceChoice;

/** As the API suggests a place. */
export const suggestionOf = (place: PlaceChoice, id: string = place.name) => ({
  ...place,
  id,
  disabled: false,
});
