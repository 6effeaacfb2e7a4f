import { accessCases } from '../cases/access-cases.ts';
import { type Case, caseId, type Kind } from '../cases/case.ts';
import { echoCase, listEchoes } from '../cases/echo-cases.ts';
import { hostileCases, invalidCase, validCase } from '../cases/generated-cases.ts';
import { objectCases } from '../cases/object-cases.ts';
import { changesRights } from '../cases/requests.ts';
import type { Target } from '../client/client.ts';
import type { Operation } from '../contract/operations.ts';
import { invariants } from './invariants.ts';
import { floodLimits } from './limits.ts';
import { renewPlayground } from './playground.ts';
import { type Attack, runCases } from './run-cases.ts';
import { listTransport, runTransport } from './transport-phase.ts';
import type { Watch } from './watch.ts';
import { drawWeapons, fireWeapons, listWeapons } from './weapons-phase.ts';

export type Context = {
  attack: Attack;
  operations: readonly Operation[];
  watch: Watch;
  seed: number;
  inFlight: number;
  target: Target;
  /** A server with rate limits for the same host. */
  limited: Target | undefined;
  poiIds: readonly string[];
  mayContinue: () => boolean;
  budget: Record<Kind, number>;
};
type Phase = { kind: Kind; run: (context: Context) => Promise<void> };

const chunkLength = 150;
const collectEvery = 10 * chunkLength;

/** Each slice gets new objects of the attacker, because cases change them. */
async function inChunks(
  context: Context,
  kind: Kind,
  count: number,
  make: (from: number, to: number) => Case[],
): Promise<void> {
  const { attack, inFlight, mayContinue, watch } = context;
  for (let from = 0; from < count && mayContinue(); from += chunkLength) {
    await renewPlayground(attack.world, from);
    if (from % collectEvery === 0) await watch.collect();
    const began = Date.now();
    await runCases(attack, make(from, Math.min(from + chunkLength, count)), {
      inFlight,
      mayContinue,
    });
    await watch.check(kind, began);
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

async function runList(
  context: Context,
  kind: Kind,
  cases: readonly Case[],
  inFlight = context.inFlight,
): Promise<void> {
  const { attack, mayContinue, watch } = context;
  for (let from = 0; from < cases.length && mayContinue(); from += chunkLength) {
    if (from % collectEvery === 0) await watch.collect();
    const began = Date.now();
    await runCases(attack, cases.slice(from, from + chunkLength), { inFlight, mayContinue });
    await watch.check(kind, began);
  }
}

const isLast = ({ operation }: Case): boolean =>
  operation !== undefined && changesRights.has(operation.id);
const allAccess = ({ operations, attack, seed }: Context): Case[] =>
  accessCases(operations, attack.world, seed);

async function checkInvariants({ attack, seed, mayContinue }: Context): Promise<void> {
  for (const { name, check } of invariants) {
    if (!mayContinue()) return;
    const id = caseId('invariants', seed, name);
    attack.findings.count('invariants');
    const broken = await check(attack.world).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    if (broken !== undefined)
      attack.findings.add({ id, kind: 'invariants', title: name, measure: 'access', what: broken });
  }
}

async function checkLimits({ attack, seed, target, limited }: Context): Promise<void> {
  if (limited === undefined) return;
  const key = attack.world.principals.get('publishableB')?.key?.text ?? '';
  const { faults, requests } = await floodLimits({ ...limited, host: target.host }, key);
  attack.findings.count('limits', requests);
  for (const what of faults)
    attack.findings.add({
      id: caseId('limits', seed, 'all'),
      kind: 'limits',
      title: 'rate limits',
      measure: 'access',
      what,
    });
}

async function runTransportPhase(context: Context): Promise<void> {
  const { attack, budget, watch } = context;
  const began = Date.now();
  await runTransport(attack, listTransport(attack, context, budget.transport), context);
  await watch.check('transport', began);
}

/** Access cases that change rights are the last phase. */
export const phases: readonly Phase[] = [
  {
    kind: 'access',
    run: (context) =>
      runList(
        context,
        'access',
        allAccess(context).filter((one) => !isLast(one)),
      ),
  },
  {
    kind: 'objects',
    run: async (context) => {
      const cases = objectCases(context.operations, context.attack.world, context.seed);
      await runList(
        context,
        'objects',
        cases.filter(({ as }) => as !== 'moderatorOfA'),
      );
      // One at a time: these acts share objects, and each reads the current version before it
      // sends.
      await runList(
        context,
        'objects',
        cases.filter(({ as }) => as === 'moderatorOfA'),
        1,
      );
    },
  },
  {
    kind: 'echo',
    run: async (context) => {
      const { operations, seed, attack, poiIds, budget } = context;
      const echoes = listEchoes(attack.world, poiIds);
      await runList(
        context,
        'echo',
        range(0, budget.echo).map((index) => echoCase(echoes, operations, seed, index)),
        context.inFlight * 2,
      );
    },
  },
  { kind: 'invariants', run: checkInvariants },
  {
    kind: 'weapons',
    run: async (context) => {
      const { attack, operations, budget, seed } = context;
      await renewPlayground(attack.world, 0);
      await fireWeapons(
        attack,
        operations,
        drawWeapons(listWeapons(operations), budget.weapons, seed),
        context,
      );
    },
  },
  { kind: 'transport', run: runTransportPhase },
  {
    kind: 'hostile',
    run: async (context) => {
      const { operations, attack, seed, budget } = context;
      await inChunks(context, 'hostile', budget.hostile, (from, to) =>
        hostileCases(operations, attack.world, seed, budget.hostile, { from, to }),
      );
    },
  },
  {
    kind: 'valid',
    run: ({ ...context }) =>
      inChunks(context, 'valid', context.budget.valid, (from, to) =>
        range(from, to).map((index) =>
          validCase(context.operations, context.attack.world, context.seed, index),
        ),
      ),
  },
  {
    kind: 'invalid',
    run: (context) =>
      inChunks(context, 'invalid', context.budget.invalid, (from, to) =>
        range(from, to).map((index) =>
          invalidCase(context.operations, context.attack.world, context.seed, index),
        ),
      ),
  },
  { kind: 'limits', run: checkLimits },
  {
    kind: 'access',
    run: (context) => runList(context, 'access', allAccess(context).filter(isLast), 1),
  },
];
