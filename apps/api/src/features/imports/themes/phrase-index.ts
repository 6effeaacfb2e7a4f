import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';

type Entry<Meaning> = { words: readonly string[]; isOpen: boolean; meanings: Meaning[] };

/** A phrase found at a word of a text; `phrase` identifies it. */
export type Found<Meaning> = {
  at: number;
  length: number;
  phrase: number;
  meanings: readonly Meaning[];
};

const bucketLength = 3;

// French plurals of most words end in s or x: « jeux » is « jeu ».
const singular = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, '') : word);

/** The folded words of a text, in the singular. */
export const wordsOf = (text: string): string[] => {
  const folded = foldWords(text);
  return folded === '' ? [] : folded.split(' ').map(singular);
};

/** The phrases of a table: separated by commas or new lines. */
export const phrasesOf = (table: string): string[] =>
  table
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/**
 * Finds phrases in a text, the longest one at each word, in time linear in the number of words.
 * Phrases are compared by their folded words in the singular; `*` after the last word matches any
 * ending.
 */
export class PhraseIndex<Meaning> {
  private readonly entries: Entry<Meaning>[] = [];
  private readonly known = new Map<string, number>();
  /** By the first word, and by the beginning of the first word of « rando* ». */
  private readonly byWord = new Map<string, number[]>();
  private readonly byBeginning = new Map<string, number[]>();

  /** Adds no meaning to a phrase that has one for which `isOther` is false. */
  add(
    phrase: string,
    meaning: Meaning | undefined,
    isOther: (known: Meaning) => boolean = () => true,
  ): void {
    const isOpen = phrase.endsWith('*');
    const folded = foldWords(phrase).split(' ');
    const words = folded.map((word, rank) =>
      isOpen && rank === folded.length - 1 ? word : singular(word),
    );
    const key = `${words.join(' ')}${isOpen ? '*' : ''}`;
    let number = this.known.get(key);
    if (number === undefined) {
      number = this.entries.length;
      this.entries.push({ words, isOpen, meanings: [] });
      this.known.set(key, number);
      const [first = ''] = words;
      const isOpenAtOnce = isOpen && words.length === 1;
      const map = isOpenAtOnce ? this.byBeginning : this.byWord;
      const bucket = isOpenAtOnce ? first.slice(0, bucketLength) : first;
      map.set(bucket, [...(map.get(bucket) ?? []), number]);
    }
    const meanings = this.entries[number]?.meanings;
    if (meaning !== undefined && meanings?.every(isOther)) meanings.push(meaning);
  }

  /** The longest phrases at each word; none when one of them has no meaning. */
  find(words: readonly string[]): Found<Meaning>[] {
    const found: Found<Meaning>[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const [first, ...others] = this.longestAt(words, at);
      if (first === undefined) continue;
      const all = [first, ...others].map((phrase) => this.entries[phrase]?.meanings ?? []);
      const isNeutral = all.some((meanings) => meanings.length === 0);
      const length = this.entries[first]?.words.length ?? 1;
      found.push({ at, length, phrase: first, meanings: isNeutral ? [] : all.flat() });
      at += length - 1;
    }
    return found;
  }

  private longestAt(words: readonly string[], at: number): number[] {
    const word = words[at] ?? '';
    let best: number[] = [];
    let mostWords = 0;
    for (const numbers of [
      this.byWord.get(word),
      this.byBeginning.get(word.slice(0, bucketLength)),
    ])
      for (const number of numbers ?? []) {
        const entry = this.entries[number];
        if (entry === undefined || entry.words.length < mostWords || !matches(entry, words, at))
          continue;
        if (entry.words.length > mostWords) best = [];
        mostWords = entry.words.length;
        best.push(number);
      }
    return best;
  }
}

function matches({ words, isOpen }: Entry<unknown>, text: readonly string[], at: number): boolean {
  const last = words.length - 1;
  for (let rank = 0; rank <= last; rank += 1) {
    const wanted = words[rank] ?? '';
    const word = text[at + rank] ?? '';
    if (!(isOpen && rank === last ? word.startsWith(wanted) : word === wanted)) return false;
  }
  return true;
}
