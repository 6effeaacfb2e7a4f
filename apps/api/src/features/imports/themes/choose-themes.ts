import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { type PhraseIndex, wordsOf } from './phrase-index.ts';
import { type Evidence, openingOf, type RecordText } from './record-text.ts';
import {
  agendaIndex,
  categoryIndex,
  placeIndex,
  themeIndex,
  type WordKind,
  type WordMeaning,
  wordKinds,
} from './theme-index.ts';
import { themeBars, themeWeights } from './theme-weights.ts';

type Scores = Map<Theme, number>;

const add = (scores: Scores, theme: Theme, points: number): void => {
  scores.set(theme, (scores.get(theme) ?? 0) + points);
};

const strongerOf = (one: WordKind, other: WordKind | undefined): WordKind =>
  other === undefined || wordKinds.indexOf(one) < wordKinds.indexOf(other) ? one : other;

// A phrase counts once for a theme, as the strongest of its kinds.
function byTheme(meanings: readonly WordMeaning[]): Map<Theme, WordKind> {
  const themes = new Map<Theme, WordKind>();
  for (const { theme, kind } of meanings) themes.set(theme, strongerOf(kind, themes.get(theme)));
  return themes;
}

const subjectWords: ReadonlySet<string> = new Set(
  wordsOf('de du des d sur autour au aux pour a dans en par chez'),
);
const joiningWords: ReadonlySet<string> = new Set(wordsOf('et avec ou suivi puis plus'));

function isSubject(words: readonly string[], at: number): boolean {
  for (const word of [words[at - 1], words[at - 2]]) {
    if (word === undefined || joiningWords.has(word)) return false;
    if (subjectWords.has(word)) return true;
  }
  return false;
}

const addMost = (scores: Scores, here: Scores, most: number): void => {
  for (const [theme, score] of here) add(scores, theme, Math.min(score, most));
};

function scoreTitle(title: string, scores: Scores, seen: Set<number>): void {
  const points = themeWeights.title;
  const here: Scores = new Map();
  let hasForm = false;
  for (const segment of title.split(/[:|–—•()/.!?]| - /)) {
    const words = wordsOf(segment);
    let hasFormHere = false;
    let isFeast = false;
    for (const { at, phrase, meanings } of themeIndex.find(words)) {
      if (seen.has(phrase)) continue;
      seen.add(phrase);
      const subject = isFeast ? points.celebrated : points.subject;
      const later = hasFormHere && isSubject(words, at) ? subject : points.next;
      const form = hasForm || hasFormHere ? later : points.form;
      const sign = hasForm || hasFormHere ? points.nextSign : points.sign;
      const given = { form, occasion: points.occasion, sign };
      for (const [theme, kind] of byTheme(meanings)) add(here, theme, given[kind]);
      const forms = meanings.filter(({ kind }) => kind === 'form');
      hasFormHere ||= forms.length > 0;
      isFeast ||= forms.some(({ theme }) => theme === 'fetes');
    }
    hasForm ||= hasFormHere;
  }
  addMost(scores, here, points.most);
}

function scoreWords(
  text: string,
  points: { form: number; sign: number; most: number },
  scores: Scores,
  seen: Set<number>,
): void {
  const here: Scores = new Map();
  for (const { phrase, meanings } of themeIndex.find(wordsOf(text))) {
    const again = seen.has(phrase) ? themeWeights.again : 1;
    seen.add(phrase);
    for (const [theme, kind] of byTheme(meanings))
      add(here, theme, again * (kind === 'form' ? points.form : points.sign));
  }
  addMost(scores, here, points.most);
}

function scoreSource(index: PhraseIndex<Evidence>, texts: readonly string[], scores: Scores): void {
  const best: Scores = new Map();
  for (const text of texts)
    for (const { meanings } of index.find(wordsOf(text)))
      for (const { theme, weight } of meanings)
        best.set(theme, Math.max(best.get(theme) ?? 0, weight));
  for (const [theme, weight] of best) add(scores, theme, weight);
}

const ageSpan = /\b\d{1,2} ?(?:ans ?)?(?:-|–|à|\/) ?(\d{1,2}) ?ans\b/i;
const firstAge = /\bd[èe]s (?:l’âge de |l'âge de )?(\d{1,2}) ?ans\b/i;

/** « De 3 à 8 ans » and « dès 4 ans » name children as the ages of the feed do. */
function pointsOfAges({ title, descriptions: [short = ''], maximumAge }: RecordText): number {
  const text = `${title}\n${openingOf(short)}`;
  const last = maximumAge ?? Number(ageSpan.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
  if (last <= themeWeights.childAge) return themeWeights.ageOfChildren;
  const first = Number(firstAge.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
  return first <= themeWeights.fromAge ? themeWeights.fromAgeOfChildren : 0;
}

/** Points of each theme that a record says something for. */
export function scoreThemes(record: RecordText): Scores {
  const scores: Scores = new Map();
  const seen = new Set<number>();
  for (const { theme, weight } of record.classes)
    scores.set(theme, Math.max(scores.get(theme) ?? 0, weight));
  scoreSource(categoryIndex, record.categories, scores);
  scoreTitle(record.title, scores, seen);
  scoreWords(record.keywords.join(' , '), themeWeights.keywords, scores, seen);
  record.descriptions.slice(0, 2).forEach((text, rank) => {
    scoreWords(
      openingOf(text),
      rank === 0 ? themeWeights.description : themeWeights.longer,
      scores,
      seen,
    );
  });
  scoreSource(placeIndex, record.place === null ? [] : [record.place], scores);
  scoreSource(agendaIndex, record.agendas, scores);
  add(scores, 'famille', pointsOfAges(record));
  return scores;
}

// A ride is no walk, although « balade » and « randonnée » name both.
const rides: readonly Theme[] = ['promenades-a-velo', 'promenades-a-cheval'];
const isRidden = (scores: ReadonlyMap<Theme, number>): boolean =>
  rides.some((theme) => (scores.get(theme) ?? 0) >= themeBars.second);

/** The themes that pass `themeBars`, the one with the most points first; ties in the order found. */
export function themesOf(scores: ReadonlyMap<Theme, number>): Theme[] {
  const ranked = [...scores]
    .filter(([theme]) => theme !== 'promenades-a-pied' || !isRidden(scores))
    .sort(([, one], [, other]) => other - one);
  const best = ranked[0]?.[1] ?? 0;
  if (best < themeBars.first) return [];
  return ranked
    .filter(
      ([, score], rank) =>
        rank === 0 || (score >= themeBars.second && score >= themeBars.share * best),
    )
    .map(([theme]) => theme)
    .slice(0, themeBars.most);
}
