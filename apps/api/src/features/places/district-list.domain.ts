/**
 * A town divided into arrondissements. The postcode and the INSEE code of an arrondissement are
 * those of its town, which end in zeros, plus its number.
 */
export type DividedTown = {
  name: string;
  postalCode: number;
  insee: number;
  /** Longitude and latitude of a point in each arrondissement, from the first one, within 100 m. */
  points: readonly (readonly [lon: number, lat: number])[];
};

/**
 * The official list has the arrondissements without coordinates. Points: in Paris, the town halls,
 * compared with the venues of OpenAgenda and their postcodes; in Lyon, the town hall or a main
 * square; in Marseille, where a town hall serves two arrondissements, GeoNames (PPLA5, CC BY 4.0).
 */
export const dividedTowns: readonly DividedTown[] = [
  {
    name: 'Paris',
    postalCode: 75_000,
    insee: 75_100,
    points: [
      [2.341, 48.86],
      [2.341, 48.867],
      [2.362, 48.864],
      [2.355, 48.856],
      [2.345, 48.846],
      [2.333, 48.851],
      [2.32, 48.857],
      [2.318, 48.878],
      [2.34, 48.873],
      [2.357, 48.872],
      [2.38, 48.859],
      [2.388, 48.841],
      [2.356, 48.832],
      [2.327, 48.833],
      [2.3, 48.841],
      [2.276, 48.864],
      [2.322, 48.884],
      [2.345, 48.892],
      [2.382, 48.883],
      [2.399, 48.865],
    ],
  },
  {
    name: 'Lyon',
    postalCode: 69_000,
    insee: 69_380,
    points: [
      [4.831, 45.769],
      [4.828, 45.753],
      [4.847, 45.759],
      [4.831, 45.776],
      [4.827, 45.76],
      [4.85, 45.769],
      [4.842, 45.746],
      [4.87, 45.736],
      [4.806, 45.774],
    ],
  },
  {
    name: 'Marseille',
    postalCode: 13_000,
    insee: 13_200,
    points: [
      [5.384, 43.298],
      [5.37, 43.297],
      [5.376, 43.303],
      [5.401, 43.302],
      [5.401, 43.296],
      [5.379, 43.288],
      [5.36, 43.283],
      [5.382, 43.271],
      [5.406, 43.254],
      [5.415, 43.279],
      [5.438, 43.291],
      [5.436, 43.296],
      [5.408, 43.319],
      [5.38, 43.344],
      [5.354, 43.372],
      [5.334, 43.36],
    ],
  },
];
