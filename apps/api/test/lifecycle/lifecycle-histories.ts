import { expect } from 'vitest';
import {
  type Action,
  type Actor,
  actors,
  begin,
  type ModelState,
  type Outcome,
  statusOfModel,
  step,
} from './lifecycle-model.ts';

export type Seen = {
  outcome: Outcome;
  present?: { version: number; status: string; published: string | null; label: string };
};

/** One event of a system under test, in the initial state of the model. */
export type SystemEvent = {
  act: (actor: Actor, action: Action, version: number, title: string) => Promise<Seen>;
  /** The published title; null without a published version. */
  readPublic: () => Promise<string | null>;
};

export const titleOf = (label: number): string => `Bal ${label}`;
const stepsOfHistory = 20;

/** Pseudo-random numbers from 0 to 1, determined by the seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function pickAction(random: () => number, turn: number): Action {
  const value = Math.floor(random() * 3);
  const isYes = random() < 0.7;
  const kinds: Action[] = [
    { kind: 'saveLabel', value } as const,
    { kind: 'saveContact', value } as const,
    { kind: 'savePrices', isPriced: true } as const,
    { kind: 'savePrices', isPriced: isYes } as const,
    { kind: 'submission', autopublish: isYes } as const,
    { kind: 'submission', autopublish: isYes } as const,
    { kind: 'publication' } as const,
    { kind: 'publication' } as const,
    { kind: 'revision' } as const,
    { kind: 'revision' } as const,
    { kind: 'discarding' } as const,
    { kind: 'withdrawal' } as const,
    { kind: 'live', live: isYes ? 'full' : 'scheduled' } as const,
    { kind: 'acceptance' } as const,
    { kind: 'acceptance' } as const,
    { kind: 'refusal' } as const,
    { kind: 'undoing' } as const,
    // Archival ends a history, so it is rare and late.
    ...(turn > 10 && isYes ? [{ kind: 'archival', isConfirmed: value > 0 } as const] : []),
  ];
  return kinds[Math.floor(random() * kinds.length)] ?? { kind: 'revision' };
}

// A moderator takes most decisions, because those of other actors are refused.
function pickActor(random: () => number, { kind }: Action): Actor {
  const isDecision = kind === 'acceptance' || kind === 'refusal' || kind === 'undoing';
  if (isDecision && random() < 0.8) return 'moderator';
  return actors[Math.floor(random() * actors.length)] ?? 'organiser';
}

type Attempt = { action: Action; actor: Actor; version: number; expected: ReturnType<typeof step> };

function attempt(
  random: () => number,
  state: ModelState,
  turn: number,
  read: ReadonlyMap<Actor, number>,
): Attempt {
  const action = pickAction(random, turn);
  const actor = pickActor(random, action);
  // Most actors read the current version before they act; some use an older one.
  const version = random() < 0.85 ? state.version : (read.get(actor) ?? 0);
  return { action, actor, version, expected: step(state, actor, action, version) };
}

// Random attempts rarely pass the first review, so guided histories mostly choose attempts that
// succeed.
function nextAttempt(
  random: () => number,
  isGuided: boolean,
  ...asked: [ModelState, number, ReadonlyMap<Actor, number>]
): Attempt {
  let next = attempt(random, ...asked);
  const isToSucceed = isGuided && random() < 0.67;
  for (let again = 0; isToSucceed && next.expected.outcome !== 'ok' && again < 10; again += 1)
    next = attempt(random, ...asked);
  return next;
}

/**
 * Fails at the first step where the model and the system differ. Histories of even seeds are
 * guided.
 */
export async function walkHistory(seed: number, event: SystemEvent): Promise<void> {
  const random = randomOf(seed);
  let state: ModelState = begin();
  const read = new Map<Actor, number>();
  const log: string[] = [];
  for (let turn = 0; turn < stepsOfHistory; turn += 1) {
    const { action, actor, version, expected } = nextAttempt(
      random,
      seed % 2 === 0,
      state,
      turn,
      read,
    );
    const title = titleOf((state.working ?? state.published)?.label ?? 0);
    log.push(`${turn}: ${actor} ${JSON.stringify(action)} at ${version} → ${expected.outcome}`);
    const shownBySystem = await event.act(actor, action, version, title);
    state = expected.state;
    read.set(actor, state.version);
    const where = `seed ${seed}\n${log.join('\n')}`;
    expect({ outcome: shownBySystem.outcome, where }).toEqual({ outcome: expected.outcome, where });
    if (shownBySystem.present === undefined) continue;
    const { version: at, status, published, label } = shownBySystem.present;
    expect({ at, status, where }).toEqual({
      at: state.version,
      status: statusOfModel(state),
      where,
    });
    const shown = state.working ?? state.published;
    if (!state.archived && shown)
      expect({ label, where }).toEqual({ label: titleOf(shown.label), where });
    expect({ published, where }).toEqual({
      published: state.published && titleOf(state.published.label),
      where,
    });
  }
  expect({ seed, title: await event.readPublic() }).toEqual({
    seed,
    title: state.published && titleOf(state.published.label),
  });
}
