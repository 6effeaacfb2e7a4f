import type { Random } from '../data/random.ts';

/** A way in which people mistype a word. Returns the word itself when it does not apply. */
type Slip = (word: string, random: Random) => string;

const at = (word: string, index: number, length: number, by: string): string =>
  word.slice(0, index) + by + word.slice(index + length);

/** The first letter stays: people seldom mistype it. */
const inside = (word: string, random: Random, before = 1): number =>
  random.int(1, Math.max(1, word.length - before));

const swapLetters: Slip = (word, random) => {
  const index = inside(word, random, 2);
  return at(word, index, 2, `${word[index + 1] ?? ''}${word[index] ?? ''}`);
};
const dropLetter: Slip = (word, random) => at(word, inside(word, random), 1, '');
const doubleLetter: Slip = (word, random) => {
  const index = inside(word, random);
  return at(word, index, 0, word[index] ?? '');
};

const marks: Record<string, string> = { e: 'é', a: 'à', u: 'ù', o: 'ô', i: 'î', c: 'ç' };
const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Drops the accents; gives a word without accents a wrong one. */
const mistakeAccent: Slip = (word) => {
  if (plain(word) !== word) return plain(word);
  const index = [...word].findIndex((letter, place) => place > 0 && letter in marks);
  return index === -1 ? word : at(word, index, 1, marks[word[index] ?? ''] ?? '');
};

const sounds: [string, string][] = [
  ['eau', 'o'],
  ['qu', 'k'],
  ['th', 't'],
  ['ph', 'f'],
  ['ss', 's'],
  ['tt', 't'],
  ['nn', 'n'],
  ['ll', 'l'],
  ['rr', 'r'],
  ['ç', 'ss'],
  ['ai', 'è'],
  ['er', 'é'],
  ['en', 'an'],
  ['in', 'ain'],
  ['y', 'i'],
  ['z', 's'],
  ['c', 'k'],
];

/** Writes a sound in another way. */
const mishear: Slip = (word, random) => {
  const found = sounds.filter(([sound]) => word.indexOf(sound, 1) > 0);
  const [sound, other] = found[random.int(0, found.length - 1)] ?? ['', ''];
  return sound === '' ? word : at(word, word.indexOf(sound, 1), sound.length, other);
};

export const slips = {
  'swapped letters': swapLetters,
  'missing letter': dropLetter,
  'doubled letter': doubleLetter,
  accent: mistakeAccent,
  sound: mishear,
} satisfies Record<string, Slip>;

export type SlipKind = keyof typeof slips;

/** Shorter words are seldom mistyped, and too short to be recognised. */
const shortestMistyped = 4;
const twoSlipsOdds = 0.3;

const isMistyped = (word: string): boolean => word.length >= shortestMistyped;

/**
 * The text as a person types it: in lower case, without signs, with a slip of each of the kinds, in
 * different words where there are enough. Accents stay, unless the slip drops them.
 */
export function mistype(text: string, kinds: readonly SlipKind[], random: Random): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = words.flatMap((word, index) => (isMistyped(word) ? [index] : []));
  for (const kind of kinds) {
    const [index] = long.splice(random.int(0, long.length - 1), 1);
    const word = index === undefined ? undefined : words[index];
    if (index !== undefined && word !== undefined) words[index] = slips[kind](word, random);
  }
  return words.join(' ');
}

/** One slip or two, the kind of the first by turns. */
export function slipsOf(n: number, random: Random): SlipKind[] {
  const kinds = Object.keys(slips) as [SlipKind, ...SlipKind[]];
  const first = kinds[n % kinds.length] ?? kinds[0];
  return random.isTrue(twoSlipsOdds) ? [first, random.pick(kinds)] : [first];
}
