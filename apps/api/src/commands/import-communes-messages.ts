import type { GazetteerLoad } from '../features/gazetteer/gazetteer.service.ts';

const count = (value: number): string => value.toLocaleString('en-GB');

export const communeWords = {
  asking: 'Communes: reading the lists…',
  alreadyLoaded: 'Communes: already loaded.',
  loaded: ({ exact, approximate, unknown }: GazetteerLoad): string =>
    `Communes: ${count(exact)} at their position, ${count(approximate)} at an approximate position, ${count(unknown)} without a position.`,
  centresMissing:
    'The list of the State could not be read. For exact positions: npm run import -- communes <file> (codes and centres of the communes).',
  unreadable: (file: string): string => `${file} is absent or unreadable.`,
  notAList: (file: string): string =>
    `${file} is not a list of communes: expected JSON or JSON Lines (gzipped or not) with the code and the centre of each.`,
};
