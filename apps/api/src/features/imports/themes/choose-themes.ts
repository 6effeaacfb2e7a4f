import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { type PhraseIndex, wordsOf } from './phrase-index.ts';
import { type Evidence, openingOf, type RecordText } from './record-text.ts';
import { themeCompanions } from './theme-companions.ts';
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

/** What a record says for each theme, and the themes that more than signs speak for. */
type ThemeScores = { points: Scores; named: Set<Theme> };

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

function scoreTitle(title: string, { points: scores, named }: ThemeScores, seen: Set<number>) {
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
      for (const [theme, kind] of byTheme(meanings)) {
        add(here, theme, given[kind]);
        if (kind !== 'sign') named.add(theme);
      }
      const forms = meanings.filter(({ kind }) => kind === 'form');
      hasFormHere ||= forms.length > 0;
      isFeast ||= forms.some(({ theme }) => theme === 'fetes');
    }
    hasForm ||= hasFormHere;
  }
  addMost(scores, here, points.most);
}

type WordPoints = { opening?: number; form: number; sign: number; most: number };

function scoreWords(
  text: string,
  points: WordPoints,
  { points: scores, named }: ThemeScores,
  seen: Set<number>,
): void {
  const here: Scores = new Map();
  for (const { at, phrase, meanings } of themeIndex.find(wordsOf(text))) {
    const again = seen.has(phrase) ? themeWeights.again : 1;
    seen.add(phrase);
    const form = at === 0 ? (points.opening ?? points.form) : points.form;
    for (const [theme, kind] of byTheme(meanings)) {
      add(here, theme, again * (kind === 'form' ? form : points.sign));
      if (kind === 'form') named.add(theme);
    }
  }
  addMost(scores, here, points.most);
}

function bestOf(index: PhraseIndex<Evidence>, texts: readonly string[]): Scores {
  const best: Scores = new Map();
  for (const text of texts)
    for (const { meanings } of index.find(wordsOf(text)))
      for (const { theme, weight } of meanings)
        best.set(theme, Math.max(best.get(theme) ?? 0, weight));
  return best;
}

function scoreSource(record: RecordText, { points, named }: ThemeScores): void {
  for (const { theme, weight } of record.classes)
    points.set(theme, Math.max(points.get(theme) ?? 0, weight));
  for (const theme of points.keys()) named.add(theme);
  for (const [theme, weight] of bestOf(categoryIndex, record.categories)) {
    add(points, theme, weight);
    named.add(theme);
  }
}

function scoreVenue({ place, agendas }: RecordText, { points, named }: ThemeScores): void {
  const venue = bestOf(placeIndex, place === null ? [] : [place]);
  for (const [theme, weight] of bestOf(agendaIndex, agendas)) add(venue, theme, weight);
  for (const [theme, weight] of venue) {
    add(points, theme, weight);
    if (weight >= themeBars.venue) named.add(theme);
  }
}

const ageSpan = /\b\d{1,2} ?(?:ans ?)?(?:-|–|à|\/) ?(\d{1,2}) ?ans\b/i;
const firstAge = /\b(?:d[èe]s|à partir de) (?:l’âge de |l'âge de )?(\d{1,2}) ?ans\b/i;

/** « De 3 à 8 ans » and « dès 4 ans » name children as the ages of the feed do. */
function pointsOfAges({ title, descriptions: [short = ''], maximumAge }: RecordText): number {
  const text = `${title}\n${openingOf(short)}`;
  const last = maximumAge ?? Number(ageSpan.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
  if (last <= themeWeights.childAge) return themeWeights.ageOfChildren;
  const first = Number(firstAge.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
  return first <= themeWeights.fromAge ? themeWeights.fromAgeOfChildren : 0;
}

// A ride is no walk, although « balade » and « randonnée » name both.
const rides: readonly Theme[] = ['promenades-a-velo', 'promenades-a-cheval'];
function rideInsteadOfWalk(scores: Scores): void {
  const walk = scores.get('promenades-a-pied') ?? 0;
  for (const ride of rides) {
    const points = scores.get(ride) ?? 0;
    if (points < themeBars.first) continue;
    scores.set(ride, Math.max(points, walk));
    scores.delete('promenades-a-pied');
  }
}

/** Points of each theme that a record says something for. */
export function scoreThemes(record: RecordText): ThemeScores {
  const scores: ThemeScores = { points: new Map(), named: new Set() };
  const seen = new Set<number>();
  scoreSource(record, scores);
  scoreTitle(record.title, scores, seen);
  scoreWords(record.keywords.join(' , '), themeWeights.keywords, scores, seen);
  const [short = '', long = ''] = record.descriptions;
  const description = { ...themeWeights.description, opening: themeWeights.opening };
  scoreWords(openingOf(short), description, scores, seen);
  scoreWords(openingOf(long), themeWeights.longer, scores, seen);
  scoreVenue(record, scores);
  const ofAges = pointsOfAges(record);
  if (ofAges > 0) {
    add(scores.points, 'famille', ofAges);
    scores.named.add('famille');
  }
  rideInsteadOfWalk(scores.points);
  return scores;
}

/** The themes that pass `themeBars`, the one with the most points first; ties in the order found. */
export function themesOf({ points, named }: ThemeScores): Theme[] {
  const all = [...points].sort(([, one], [, other]) => other - one);
  const ranked = all.filter(
    ([theme, score]) => named.has(theme) || score >= themeBars.firstOfSigns,
  );
  const [first] = ranked;
  if (first === undefined) return [];
  // Signs of another theme that weigh more make a single form doubtful.
  const bar = first === all[0] ? themeBars.first : themeBars.outweighed;
  if (first[1] < bar) return [];
  const chosen = [first[0]];
  for (const [theme, score] of ranked.slice(1)) {
    if (chosen.length === themeBars.most) break;
    const isCompanion = themeCompanions[first[0]].includes(theme);
    const bars = [
      isCompanion ? themeBars.companion : themeBars.apart,
      ...(chosen.length > 1 ? [themeBars.third] : []),
    ];
    if (bars.every((bar) => score >= bar.points && score >= bar.share * first[1]))
      chosen.push(theme);
  }
  return chosen;
}
