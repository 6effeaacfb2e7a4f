import { z } from 'zod';
import { progress } from '../../search/progress.ts';
import { type Timing, timingOf } from '../../search/timing/statistics.ts';
import { compareAnswers } from '../answers/compare-answers.ts';
import { rightAnswer } from '../answers/right-answer.ts';
import type { PeerEvents } from '../data/peer-events.ts';
import { type PeerQuery, radiiKm } from '../data/peer-query.ts';
import type { Engine } from '../engines/engine.ts';
import { inTurn } from './in-turn.ts';

/**
 * Milliseconds of one engine at one radius, round by round, and of all rounds together. `cpu` is
 * the CPU time of the server and of this process: a shared machine changes it less.
 */
export type EngineTiming = {
  engine: string;
  radiusKm: number;
  rounds: Timing[];
  all: Timing;
  cpu: Timing;
  meanCards: number;
};

/** How many answers of an engine were right, and what was wrong with the first ones. */
export type Tally = {
  engine: string;
  answers: number;
  same: number;
  tied: number;
  wrong: number;
  faults: string[];
};

/** `queryOf` returns the nth query at a radius. */
type TimingPlan = {
  engines: readonly Engine[];
  events: PeerEvents;
  queryOf: (n: number, radiusKm: number) => PeerQuery;
  rounds: number;
  queries: number;
};

type Answer = { engine: string; query: PeerQuery; ms: number; cpuMs: number; text: string };
type Sample = { engine: string; radiusKm: number; ms: number; cpuMs: number; cards: number };

const warmUps = 30;
// Query numbers far from those of the rounds: warms the machine without caching measured results.
const warmUpFrom = 1_000_000;
const shownFaults = 3;

const answerSchema = z.array(z.object({ id: z.string() }));
const idsOf = (text: string): string[] => answerSchema.parse(JSON.parse(text)).map(({ id }) => id);

async function ask(engine: Engine, query: PeerQuery): Promise<Answer> {
  const serverBefore = (await engine.serverCpu?.()) ?? 0;
  const ownBefore = process.cpuUsage();
  const startedAt = performance.now();
  const text = await engine.search(query);
  const ms = performance.now() - startedAt;
  const own = process.cpuUsage(ownBefore);
  const server = ((await engine.serverCpu?.()) ?? 0) - serverBefore;
  const cpuMs = server + (own.user + own.system) / 1000;
  return { engine: engine.name, query, ms, cpuMs, text };
}

/** Each query goes to all engines, one after the other; which of them is first alternates. */
async function runRound(plan: TimingPlan, first: number, queries: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  let turn = first;
  for (let n = first; n < first + queries; n++) {
    for (const radiusKm of radiiKm) {
      const query = plan.queryOf(n, radiusKm);
      for (const engine of inTurn(plan.engines, turn++)) answers.push(await ask(engine, query));
    }
  }
  return answers;
}

const emptyTally = ({ name }: Engine): Tally => ({
  engine: name,
  answers: 0,
  same: 0,
  tied: 0,
  wrong: 0,
  faults: [],
});

const describe = ({ radiusKm, theme, lon, lat }: PeerQuery): string =>
  `${radiusKm} km, theme ${theme}, at ${lon}, ${lat}`;

/** Compares after the clock has stopped. All engines answer the same query next to each other. */
function checkRound(answers: readonly Answer[], events: PeerEvents, tallies: Tally[]): void {
  const tallyOf = new Map(tallies.map((tally) => [tally.engine, tally]));
  for (let place = 0; place < answers.length; place += tallies.length) {
    const group = answers.slice(place, place + tallies.length);
    const [one] = group;
    if (!one) return;
    const right = rightAnswer(events, one.query);
    for (const { engine, query, text } of group) {
      const tally = tallyOf.get(engine);
      if (!tally) continue;
      const verdict = compareAnswers(right, idsOf(text));
      tally.answers++;
      tally[verdict.kind]++;
      if (verdict.kind === 'wrong' && tally.faults.length < shownFaults)
        tally.faults.push(`${describe(query)}: ${verdict.reason}`);
    }
  }
}

const meanOf = (values: readonly number[]): number =>
  Math.round((values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)) * 10) / 10;

// Without the texts, which would fill the memory over many rounds.
const toSample = ({ engine, query, ms, cpuMs, text }: Answer): Sample => ({
  engine,
  radiusKm: query.radiusKm,
  ms,
  cpuMs,
  cards: idsOf(text).length,
});

function timingsOf(engine: string, radiusKm: number, rounds: readonly Sample[][]): EngineTiming {
  const own = rounds.map((samples) =>
    samples.filter((sample) => sample.engine === engine && sample.radiusKm === radiusKm),
  );
  return {
    engine,
    radiusKm,
    rounds: own.map((samples) => timingOf(samples.map(({ ms }) => ms))),
    all: timingOf(own.flat().map(({ ms }) => ms)),
    cpu: timingOf(own.flat().map(({ cpuMs }) => cpuMs)),
    meanCards: meanOf(own.flat().map(({ cards }) => cards)),
  };
}

export async function timeEngines(
  plan: TimingPlan,
): Promise<{ timings: EngineTiming[]; tallies: Tally[] }> {
  const tallies = plan.engines.map(emptyTally);
  const rounds: Sample[][] = [];
  await progress('warming up', () => runRound(plan, warmUpFrom, warmUps));
  for (let round = 0; round < plan.rounds; round++) {
    const answers = await progress(`round ${round + 1} of ${plan.rounds}`, () =>
      runRound(plan, round * plan.queries, plan.queries),
    );
    await progress('comparing the answers', () => checkRound(answers, plan.events, tallies));
    rounds.push(answers.map(toSample));
  }
  const timings = radiiKm.flatMap((radiusKm) =>
    plan.engines.map(({ name }) => timingsOf(name, radiusKm, rounds)),
  );
  return { timings, tallies };
}
