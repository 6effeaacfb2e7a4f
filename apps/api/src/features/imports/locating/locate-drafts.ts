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
 * or the town alone. `unanswered`: the geocoder is away, or the time of this call is over; a later
 * import asks again.
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
  /** Of the questions of one call, so that a lease lasts that `between` does not renew. */
  deadlineMs?: number;
  wait?: (ms: number) => Promise<unknown>;
};

/** Below this score, another street or town may be meant. */
const sureEnough = 0.5;
const atOnce = 4;
/** After a failure; doubled by each further one. */
const pauseMs = 500;
const failuresBeforeGivingUp = 3;
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

/** Whether a call gives up: it has met three consecutive failures. */
type Failures = { inARow: number };

const isGivenUp = ({ inARow }: Failures): boolean => inARow >= failuresBeforeGivingUp;

type Ask = (question: Question, failures: Failures) => Promise<KeptAnswer | undefined>;

type AskAllDeps = Required<Pick<LocateDeps, 'wait' | 'deadlineMs'>> & {
  ask: Ask;
  between: () => Promise<void>;
};

/** Asks a few at once, until three failures in a row or the deadline. */
async function askAll(
  questions: readonly Question[],
  { ask, between, wait, deadlineMs }: AskAllDeps,
): Promise<KeptAnswer[]> {
  const answers: KeptAnswer[] = [];
  const failures = { inARow: 0 };
  const endsAt = performance.now() + deadlineMs;
  for (let first = 0; first < questions.length; first += atOnce) {
    if (isGivenUp(failures) || performance.now() >= endsAt) break;
    if (failures.inARow > 0) await wait(pauseMs * 2 ** failures.inARow);
    const group = questions.slice(first, first + atOnce);
    const found = await Promise.all(group.map((one) => ask(one, failures)));
    answers.push(...found.filter((answer) => answer !== undefined));
    await between();
  }
  return answers;
}

/**
 * Looks addresses up, those of the former imports in the table of answers. Waits longer after each
 * failure; after three consecutive ones, the rest of the call is unanswered, so that an unreachable
 * geocoder does not delay the import. The next call asks again. Reports an unreachable geocoder once
 * until it answers.
 */
export function locateDrafts({
  geocoder,
  clock,
  onUnreachable,
  deadlineMs = Number.POSITIVE_INFINITY,
  wait = (ms) => sleep(ms),
}: LocateDeps): Locate {
  let isReported = false;

  const ask: Ask = async ({ question, draft }, failures) => {
    if (geocoder === undefined || isGivenUp(failures)) return undefined;
    try {
      const { postalCode } = draft;
      const answer = await geocoder.find({ text: addressOf(draft), postalCode });
      failures.inARow = 0;
      isReported = false;
      return toKept(question, answer);
    } catch (error) {
      failures.inARow += 1;
      if (isGivenUp(failures) && !isReported) {
        isReported = true;
        onUnreachable(error);
      }
      return undefined;
    }
  };

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
      { ask, between, wait, deadlineMs },
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
