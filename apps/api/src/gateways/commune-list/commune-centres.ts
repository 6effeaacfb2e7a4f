import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { Centres } from './commune-list.ts';

const pairSchema = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const pairsByCodeSchema = z.record(z.string(), pairSchema);
// The government's service answers GeoJSON points and omits the centre of a few communes; dumps of
// it hold `[lon, lat]` pairs.
const communeSchema = z.object({
  code: z.string(),
  centre: z
    .union([
      pairSchema,
      z.object({ coordinates: pairSchema }).transform(({ coordinates }) => coordinates),
    ])
    .nullish(),
});

const isGzip = (content: Uint8Array): boolean => content[0] === 0x1f && content[1] === 0x8b;

type ListedCommune = z.output<typeof communeSchema>;

const toCentres = (communes: readonly ListedCommune[]): Centres =>
  new Map(
    communes.flatMap(({ code, centre }) =>
      centre ? [[code, { lon: centre[0], lat: centre[1] }] as const] : [],
    ),
  );

const parseLines = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));

const parseText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return parseLines(text);
  }
};

export function parseCommuneCentres(content: Uint8Array): Centres {
  let parsed: unknown;
  try {
    parsed = parseText(new TextDecoder().decode(isGzip(content) ? gunzipSync(content) : content));
  } catch {
    throw new Error('This commune list is neither JSON nor JSON Lines, gzipped or not.');
  }
  const asList = z.array(communeSchema).safeParse(parsed);
  const asPairs = pairsByCodeSchema.safeParse(parsed);
  const centres = asList.success
    ? toCentres(asList.data)
    : asPairs.success
      ? toCentres(Object.entries(asPairs.data).map(([code, centre]) => ({ code, centre })))
      : new Map();
  if (centres.size === 0)
    throw new Error(
      'This commune list holds no centre: expected objects with code and centre, or pairs by code.',
    );
  return centres;
}
