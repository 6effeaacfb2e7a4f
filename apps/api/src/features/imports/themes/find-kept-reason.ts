import type { KeptReason } from '@parages/contracts/vocabulary/imports/kept-reasons';
import { keptBackNeutral, keptBackWords } from './kept-back-words.fr.ts';
import { PhraseIndex, phrasesOf, wordsOf } from './phrase-index.ts';
import { openingOf, type RecordText } from './record-text.ts';
import { keptCategories } from './source-words.fr.ts';

type Strength = 'sure' | 'strong' | 'weak';
type KeptMeaning = { reason: KeptReason; strength: Strength };
type Points = Readonly<Record<Strength, number>> & { most: number };

/** Points of what a record says against an outing; `bar` points keep it back. */
export const keptWeights = {
  title: { sure: 10, strong: 5, weak: 2, most: 20 },
  keywords: { sure: 8, strong: 4, weak: 1, most: 16 },
  source: { sure: 10, strong: 5, weak: 1, most: 12 },
  description: { sure: 5, strong: 2.5, weak: 0.8, most: 10 },
  category: 7,
  bar: 6.5,
  /** Points that keep back a record without any theme. */
  barWithoutTheme: 5,
  /** Share of the points of its first theme that a record needs as well. */
  share: 0.7,
} as const;

function indexOfWords(): PhraseIndex<KeptMeaning> {
  const index = new PhraseIndex<KeptMeaning>();
  for (const phrase of phrasesOf(keptBackNeutral)) index.add(phrase, undefined);
  for (const { reason, ...words } of keptBackWords)
    for (const strength of ['sure', 'strong', 'weak'] as const)
      for (const phrase of phrasesOf(words[strength])) index.add(phrase, { reason, strength });
  return index;
}

const keptIndex = indexOfWords();
const categoryIndex = new PhraseIndex<KeptReason>();
for (const [phrases, reason] of keptCategories)
  for (const phrase of phrasesOf(phrases)) categoryIndex.add(phrase, reason);

type Reasons = Map<KeptReason, number>;

function scoreWords(text: string, points: Points, reasons: Reasons, seen: Set<number>): void {
  let left = points.most;
  for (const { phrase, meanings } of keptIndex.find(wordsOf(text))) {
    if (seen.has(phrase)) continue;
    seen.add(phrase);
    for (const { reason, strength } of meanings) {
      const given = Math.min(points[strength], left);
      left -= given;
      reasons.set(reason, (reasons.get(reason) ?? 0) + given);
    }
  }
}

/** The points against an outing, and the reason with the most of them. */
export function scoreAgainstOuting(record: RecordText): {
  points: number;
  reason: KeptReason | undefined;
} {
  const reasons: Reasons = new Map();
  const seen = new Set<number>();
  scoreWords(record.title, keptWeights.title, reasons, seen);
  scoreWords(record.keywords.join(' , '), keptWeights.keywords, reasons, seen);
  for (const text of [...record.agendas, record.place ?? ''])
    scoreWords(text, keptWeights.source, reasons, seen);
  for (const text of record.descriptions.slice(0, 2))
    scoreWords(openingOf(text), keptWeights.description, reasons, seen);
  const [ofCategory] = record.categories.flatMap((category) =>
    categoryIndex.find(wordsOf(category)).flatMap(({ meanings }) => meanings),
  );
  if (ofCategory !== undefined)
    reasons.set(ofCategory, (reasons.get(ofCategory) ?? 0) + keptWeights.category);
  let points = 0;
  let reason: KeptReason | undefined;
  for (const [one, given] of reasons) {
    points += given;
    if (reason === undefined || given > (reasons.get(reason) ?? 0)) reason = one;
  }
  return { points, reason };
}
