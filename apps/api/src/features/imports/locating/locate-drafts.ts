import { setTimeout as sleep } from 'node:timers/promises';
import { isCovered } from '@parages/contracts/vocabulary/places/covered-area';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import type { Geocoder } from '../../../gateways/geocoder/geocoder.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import type { PoiDraft } from '../mapping/poi-draft.ts';
import type { Position } from '../mapping/position.ts';
import { type KeptAnswer, locatingRepository } from './locating.repository.ts';

/**
 * `found`: at a score that can be relied on. `unsure`: the best match, if any, may be another street
 * or the town alone. `unanswered`: the geocoder is away, or has no time left in this call.
 */
export type Located =
  | { kind: 'found'; position: Position; score: number }
  | { kind: 'unsure'; score: number | null }
  | { kind: 'unanswered' };

/**
 * Answers by `extId`; none without an address or a geocoder. Calls `between` after every few addresses.
 */
export type Locate = (
  db: SqlClient,
  drafts: readonly PoiDraft[],
  between: () => Promise<void>,
) => Promise<ReadonlyMap<string, Located>>;

export type LocateDeps = {
  /** Undefined when none is configured. */
  geocoder: Geocoder | undefined;
  clock: Pick<Clock, 'now'>;
  onUnreachable: (error: unknown) => void;
  wait?: (ms: number) => Promise<unknown>;
};

/** Below this score, another street or town may be meant. */
const sureEnough = 0.5;
const atOnce = 4;
/** Four questions in this time are within the rate of the geocoder. */
const pauseMs = 250;
const failuresBeforeGivingUp = 3;
/** Of the questions of one call, so that the lease of a worker lasts. */
const deadlineMs = 45_000;
const dayMs = 86_400_000;
const keptDays = { sure: 180, unsure: 30 };

const addressOf = ({ streetAddress, postalCode, locality }: PoiDraft): string =>
  [streetAddress, postalCode, locality].filter((part) => part !== null).join(' ');

// A street with neither a postcode nor a town is ambiguous.
const hasAddress = ({ postalCode, locality }: PoiDraft): boolean =>
  (postalCode ?? locality) !== null;

const questionOf = (draft: PoiDraft): string =>
  `${draft.postalCode ?? ''} ${foldWords(addressOf(draft))}`.slice(0, 400);

const toLocated = ({ score, lon, lat, isTown }: KeptAnswer, draft: PoiDraft): Located => {
  if (score === null || lon === null || lat === null) return { kind: 'unsure', score: null };
  const isStreetLost = isTown === true && draft.streetAddress !== null;
  return score >= sureEnough && !isStreetLost && isCovered({ lon, lat })
    ? { kind: 'found', position: { lon, lat }, score }
    : { kind: 'unsure', score };
};

const toKept = (question: string, [first]: Awaited<ReturnType<Geocoder['find']>>): KeptAnswer =>
  first === undefined
    ? { question, label: null, score: null, isTown: null, lon: null, lat: null }
    : {
        question,
        ...first.position,
        label: first.label,
        score: first.score,
        isTown: first.isTown ?? false,
      };

type Question = { question: string; draft: PoiDraft };

/**
 * Looks addresses up, those of the former imports in the table of answers. Waits longer after each
 * failure; after three consecutive ones, the geocoder is not called again, so that an unreachable
 * geocoder does not delay the import.
 */
export function locateDrafts({
  geocoder,
  clock,
  onUnreachable,
  wait = (ms) => sleep(ms),
}: LocateDeps): Locate {
  let failures = 0;
  let isGivenUp = false;

  async function ask({ question, draft }: Question): Promise<KeptAnswer | undefined> {
    if (geocoder === undefined || isGivenUp) return undefined;
    try {
      const { postalCode } = draft;
      const answer = await geocoder.find({ text: addressOf(draft), postalCode });
      failures = 0;
      return toKept(question, answer);
    } catch (error) {
      failures += 1;
      if (failures >= failuresBeforeGivingUp && !isGivenUp) {
        isGivenUp = true;
        onUnreachable(error);
      }
      return undefined;
    }
  }

  async function askAll(
    questions: readonly Question[],
    between: () => Promise<void>,
  ): Promise<KeptAnswer[]> {
    const answers: KeptAnswer[] = [];
    const endsAt = performance.now() + deadlineMs;
    for (let first = 0; first < questions.length; first += atOnce) {
      if (isGivenUp || performance.now() >= endsAt) break;
      if (first > 0) await wait(pauseMs * 2 ** failures);
      const group = questions.slice(first, first + atOnce);
      answers.push(...(await Promise.all(group.map(ask))).filter((answer) => answer !== undefined));
      await between();
    }
    return answers;
  }

  return async (db, drafts, between) => {
    const asked = drafts
      .filter(hasAddress)
      .map((draft): Question => ({ question: questionOf(draft), draft }));
    if (asked.length === 0 || geocoder === undefined) return new Map();
    const table = locatingRepository(db);
    const now = clock.now();
    const daysAgo = (days: number): Date => new Date(now.getTime() - days * dayMs);
    const distinct = [...new Map(asked.map((one) => [one.question, one])).values()];
    const kept = await table.findLookups({
      questions: distinct.map(({ question }) => question),
      sure: sureEnough,
      sureSince: daysAgo(keptDays.sure),
      unsureSince: daysAgo(keptDays.unsure),
    });
    const answers = new Map(kept.map((answer) => [answer.question, answer]));
    const fresh = await askAll(
      distinct.filter(({ question }) => !answers.has(question)),
      between,
    );
    await table.keepLookups(fresh, { now, before: daysAgo(keptDays.sure) });
    for (const answer of fresh) answers.set(answer.question, answer);
    return new Map(
      asked.map(({ question, draft }) => {
        const answer = answers.get(question);
        return [
          draft.extId,
          answer === undefined ? { kind: 'unanswered' } : toLocated(answer, draft),
        ];
      }),
    );
  };
}
