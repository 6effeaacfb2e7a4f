type Point = readonly [lon: number, lat: number];
/**
 * A river drawn by hand, accurate to a few kilometres. The map draws it up to zoom 10, and only
 * from zoom 8 unless `isMain`.
 */
export type DrawnRiver = { isMain: boolean; course: readonly Point[] };

// Longitude and latitude of each point, in the direction of the flow.
const courses: readonly (readonly [isMain: boolean, numbers: string])[] = [
  // Loire and its tributaries
  [
    true,
    '4.2 44.84 3.93 45.04 4.05 45.2 4.22 45.42 4.2 45.65 4.07 46.04 3.98 46.48 3.48 46.82 3.15 46.98 3.02 47.15 2.93 47.4 2.63 47.69 2.3 47.82 1.9 47.9 1.62 47.77 1.33 47.58 .98 47.41 .68 47.4 .35 47.3 .07 47.22 -.08 47.26 -.3 47.35 -.53 47.42 -.86 47.38 -1.18 47.36 -1.55 47.21 -1.9 47.24 -2.2 47.27',
  ],
  [
    false,
    '2.6 46.05 2.58 46.34 2.47 46.73 2.25 46.95 2.07 47.22 1.73 47.36 1.37 47.27 1.18 47.34 .99 47.33 .7 47.37 .47 47.34',
  ], // Cher
  [
    false,
    '2.12 46.42 1.98 46.58 1.69 46.81 1.4 46.9 1 47.13 .7 47.27 .46 47.26 .28 47.24 .2 47.27',
  ], // Indre
  [
    true,
    '2.03 45.68 1.62 45.82 1.26 45.83 .95 45.87 .72 46 .66 46.3 .6 46.6 .55 46.82 .53 47 .47 47.12 .24 47.17 .1 47.2 .03 47.24',
  ], // Vienne
  [false, '1.95 46.1 1.72 46.4 1.32 46.62 .97 46.67 .78 46.85 .66 46.98 .57 47.03 .49 47.04'], // Creuse
  [
    false,
    '1.33 48.3 1.37 48.18 1.33 48.07 1.07 47.79 .75 47.72 .41 47.69 .16 47.66 -.08 47.7 -.34 47.68 -.48 47.58 -.54 47.52',
  ], // Loir
  [
    false,
    '.55 48.6 .25 48.55 .08 48.43 .1 48.2 .2 48 .05 47.89 -.33 47.84 -.52 47.65 -.55 47.48 -.58 47.41',
  ], // Sarthe
  [false, '-.15 48.5 -.5 48.5 -.62 48.3 -.77 48.07 -.71 47.83 -.67 47.68 -.56 47.5'], // Mayenne
  [
    true,
    '3.87 44.45 3.55 44.75 3.42 45.3 3.18 45.53 3.2 45.8 3.43 46.13 3.35 46.57 3.18 46.8 3.07 46.96',
  ], // Allier
  // Seine and its tributaries, Somme
  [
    true,
    '4.72 47.49 4.58 47.86 4.37 48.12 4.08 48.3 3.72 48.49 3.3 48.48 2.95 48.39 2.66 48.54 2.38 48.78 2.35 48.86 2.23 48.9 2.1 48.93 1.72 48.99 1.48 49.09 1.17 49.3 1.09 49.44 .78 49.49 .52 49.48 .2 49.44',
  ],
  [
    true,
    '5.33 47.85 5.14 48.11 4.95 48.64 4.36 48.96 3.95 49.04 3.4 49.04 2.88 48.96 2.6 48.86 2.42 48.82',
  ], // Marne
  [true, '4.1 49.95 3.6 49.83 3.42 49.57 2.82 49.42 2.47 49.26 2.1 49.05 2.07 48.99'], // Oise
  [true, '4 47.02 3.54 47.46 3.57 47.8 3.4 47.98 3.28 48.2 2.95 48.39'], // Yonne
  [false, '3.3 49.92 2.93 49.93 2.65 49.91 2.3 49.9 1.83 50.1 1.55 50.21'], // Somme
  // Garonne and other rivers of the west
  [
    true,
    '.65 42.85 .57 43.11 1.08 43.22 1.44 43.6 1.1 44.03 .62 44.2 .15 44.5 -.25 44.55 -.57 44.84 -.58 45.03 -.75 45.2 -1.05 45.55',
  ],
  [
    true,
    '2.8 45.53 2.3 45.2 1.95 45.1 1.35 44.85 .8 44.85 .48 44.85 .05 44.86 -.25 44.92 -.56 45.04',
  ], // Dordogne
  [
    false,
    '3.75 44.5 3.5 44.52 2.98 44.52 2.45 44.6 1.97 44.6 1.44 44.45 1 44.48 .7 44.4 .36 44.31',
  ], // Lot
  [false, '3.5 44.36 3.08 44.1 2.55 43.98 2.15 43.93 1.9 43.9 1.35 44.02 1.1 44.1'], // Tarn
  [false, '.15 42.95 .07 43.23 -.1 43.6 -.37 43.74 -.77 43.7 -1.05 43.71 -1.3 43.55 -1.5 43.51'], // Adour
  [false, '.8 45.8 .55 45.95 .3 46.1 .15 45.83 .15 45.65 -.33 45.69 -.63 45.75 -.96 45.94'], // Charente
  [
    false,
    '-1.05 48.2 -1.35 48.13 -1.68 48.11 -1.8 47.9 -1.95 47.68 -2.09 47.65 -2.25 47.52 -2.48 47.5',
  ], // Vilaine
  // Rhône and its tributaries
  [
    true,
    '6.15 46.2 5.83 46.1 5.75 45.8 5.5 45.7 5.2 45.8 4.85 45.76 4.78 45.53 4.83 45.07 4.88 44.93 4.75 44.55 4.65 44.26 4.8 43.95 4.63 43.68 4.75 43.45 4.85 43.34',
  ],
  [
    true,
    '6.2 48.05 5.95 47.75 5.6 47.45 5.38 47.2 5.05 46.98 4.85 46.78 4.83 46.31 4.75 46.1 4.75 45.98 4.82 45.76',
  ], // Saône
  [
    false,
    '6.2 46.72 6.35 46.9 6.6 47.15 6.95 47.35 6.8 47.45 6.4 47.35 6.02 47.24 5.5 47.1 5.1 46.92',
  ], // Doubs
  [false, '6.98 45.42 6.6 45.58 6.39 45.68 6.05 45.45 5.72 45.19 5.4 45.2 5.05 45.05 4.87 44.98'], // Isère
  [false, '6.7 44.9 6.5 44.56 6.1 44.45 5.95 44.2 5.88 43.95 5.5 43.68 5.05 43.83 4.75 43.92'], // Durance
  // Rhine and other rivers of the east
  [true, '7.6 47.58 7.56 47.85 7.6 48.1 7.8 48.58 8.1 48.83 8.25 49'],
  [
    true,
    '6.85 47.95 6.45 48.18 6.3 48.4 6.05 48.65 5.9 48.67 6.1 48.9 6.18 49.12 6.17 49.36 6.37 49.48',
  ], // Moselle
  [
    true,
    '5.6 48 5.7 48.3 5.55 48.6 5.5 48.87 5.38 49.16 5.15 49.42 4.93 49.7 4.72 49.77 4.75 50.1',
  ], // Meuse
];

const pointsOf = (numbers: string): Point[] => {
  const values = numbers.split(' ').map(Number);
  return Array.from(
    { length: values.length / 2 },
    (_, index): Point => [values[2 * index] ?? 0, values[2 * index + 1] ?? 0],
  );
};

const rounds = 3;
const between = (one: Point, other: Point, share: number): Point => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
];

// One round of Chaikin's corner cutting, which smooths the angles between towns and keeps both
// ends.
function bend(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const cut = points.flatMap((point, index) => {
    const next = points[index + 1];
    return next ? [between(point, next, 0.25), between(point, next, 0.75)] : [];
  });
  return [first, ...cut, last];
}

/** The largest rivers of France, for a map without river data. */
export const drawnRivers: readonly DrawnRiver[] = courses.map(([isMain, numbers]) => ({
  isMain,
  course: Array.from({ length: rounds }).reduce<Point[]>(bend, pointsOf(numbers)),
}));

/** Above this zoom these rivers are not drawn: their error of a few kilometres would be visible. */
export const lastDrawnZoom = 10;
