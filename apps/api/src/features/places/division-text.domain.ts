import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';

/** `name` has folded words, '' for any; `number` is that of a department, null for any. */
type DivisionQuery = { name: string; number: string | null };

const kindWords = new Set(['departement', 'dept', 'dpt', 'region']);
const linkWords = new Set(['de', 'du', 'des', 'd', 'la', 'le', 'les', 'l']);
const articles = new Set(['la', 'le', 'les', 'l']);
const departmentNumber = /^(?:\d\d|2[ab]|97\d)$/;

/** The words without the leading ones of the set, the last word aside. */
function dropLeading(words: readonly string[], dropped: ReadonlySet<string>): readonly string[] {
  const start = words.findIndex((word) => !dropped.has(word));
  return start < 0 ? words.slice(-1) : words.slice(start);
}

const isKind = (word: string | undefined): boolean => word !== undefined && kindWords.has(word);

/**
 * Parses a text as a department or a region: "37", "Loire (42)", "département de l’Indre",
 * "Bretagne (région)". Undefined when it has no word.
 */
export function readDivisionText(text: string): DivisionQuery | undefined {
  const all = foldWords(text).split(' ');
  const unlabelled = all.length > 1 && isKind(all.at(-1)) ? all.slice(0, -1) : all;
  const words =
    unlabelled.length > 1 && isKind(unlabelled[0])
      ? dropLeading(unlabelled.slice(1), linkWords)
      : unlabelled;
  const last = words.at(-1);
  const number = last !== undefined && departmentNumber.test(last) ? last.toUpperCase() : null;
  const named = number === null ? words : words.slice(0, -1);
  const name = dropLeading(named, articles).join(' ');
  return name === '' && number === null ? undefined : { name, number };
}
