// Coordinates are those of the 1200 × 800 sheet, rounded to save bytes: a fraction of a unit is
// invisible.

/** A point of the sheet: x to the right, y down. */
export type Point = readonly [x: number, y: number];

const round = (value: number) => String(Math.round(value));

/** Path data with its numbers rounded: `` trace`M${x} ${y}h${width}` ``. */
export const trace = (words: TemplateStringsArray, ...values: (number | string)[]): string =>
  words.reduce((text, word, at) => {
    const value = values[at - 1];
    return text + (typeof value === 'number' ? round(value) : (value ?? '')) + word;
  });

export const circle = ([x, y]: Point, radius: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export const ellipse = ([x, y]: Point, [rx, ry]: Point, fill: string) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;

export const rect = ([x, y]: Point, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius ? ` rx="${round(radius)}"` : ''} fill="${fill}"/>`;

export const path = (data: string, fill: string) => `<path d="${data}" fill="${fill}"/>`;

export const stroke = (data: string, colour: string, width: number) =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const band = (data: string, colour: string, width: number) =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${round(width)}"/>`;

export const polygon = (points: readonly Point[], fill: string) =>
  `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z" fill="${fill}"/>`;

/** Discs of one size share a path of zero-length lines with round caps. */
export const discs = (
  centres: readonly Point[],
  radius: number | ((index: number) => number),
  fill: string,
) =>
  typeof radius === 'number'
    ? stroke(centres.map(([x, y]) => trace`M${x} ${y}h0`).join(''), fill, 2 * radius)
    : `<g fill="${fill}">${centres.map(([x, y], at) => `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius(at))}"/>`).join('')}</g>`;

/** Scales its marks, then rotates them (in degrees, clockwise), then moves them to a point. */
export const place = (
  [x, y]: Point,
  { turn = 0, scale = 1 }: { turn?: number; scale?: number },
  ...marks: string[]
) =>
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''}${scale === 1 ? '' : ` scale(${scale.toFixed(2)})`}">${marks.join('')}</g>`;

export const veil = (opacity: number, ...marks: string[]) =>
  `<g opacity="${opacity}">${marks.join('')}</g>`;

export const many = (count: number, mark: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => mark(index)).join('');

export const points = (count: number, at: (index: number) => Point): Point[] =>
  Array.from({ length: count }, (_, index) => at(index));

/** The point at an angle (degrees, 0 to the right, clockwise) and a distance from a centre. */
export const around = ([x, y]: Point, degrees: number, distance: number): Point => [
  x + distance * Math.cos((degrees * Math.PI) / 180),
  y + distance * Math.sin((degrees * Math.PI) / 180),
];
