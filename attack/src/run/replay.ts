import { accessCases } from '../cases/access-cases.ts';
import type { Case } from '../cases/case.ts';
import { echoCase, listEchoes } from '../cases/echo-cases.ts';
import { hostileCase, invalidCase, validCase } from '../cases/generated-cases.ts';
import { objectCases } from '../cases/object-cases.ts';
import { invariants } from './invariants.ts';
import type { Context } from './phases.ts';
import { runCases } from './run-cases.ts';
import { listTransport, runTransport } from './transport-phase.ts';
import { fireWeapons, listWeapons } from './weapons-phase.ts';

const everything = 1_000_000;

export type Alone = Omit<Context, 'watch' | 'budget' | 'limited'>;

function casesOf(
  kind: string,
  index: number,
  { operations, attack: { world }, seed, poiIds }: Alone,
): Case[] {
  if (kind === 'access') return accessCases(operations, world, seed).slice(index, index + 1);
  if (kind === 'objects') return objectCases(operations, world, seed).slice(index, index + 1);
  if (kind === 'hostile') return hostileCase(operations, world, seed, index);
  if (kind === 'valid') return [validCase(operations, world, seed, index)];
  if (kind === 'invalid') return [invalidCase(operations, world, seed, index)];
  if (kind === 'echo') return [echoCase(listEchoes(world, poiIds), operations, seed, index)];
  return [];
}

const partsOf = (id: string) => {
  const [kind = '', seed = '', ...rest] = id.split(':');
  return { kind, seed: Number(seed), index: rest.join(':') };
};

export async function runAlone(context: Alone, id: string): Promise<void> {
  const { kind, seed, index } = partsOf(id);
  const own = { ...context, seed, inFlight: 1 };
  if (kind === 'transport') {
    const cases = listTransport(own.attack, own, everything).filter((one) => one.id === id);
    await runTransport(own.attack, cases, own);
  } else await runCases(own.attack, casesOf(kind, Number(index), own), own);
}

export async function replay(context: Context, id: string): Promise<void> {
  const { kind, seed, index } = partsOf(id);
  const { attack, operations, watch } = context;
  if (kind === 'weapons')
    return fireWeapons(
      attack,
      operations,
      listWeapons(operations).filter(({ name }) => name === index),
      { ...context, seed },
    );
  if (kind === 'invariants') {
    const broken = await invariants.find(({ name }) => name === index)?.check(attack.world);
    process.stdout.write(`${id}: ${broken ?? 'holds'}\n`);
    if (broken !== undefined)
      attack.findings.add({ id, kind, title: index, measure: 'access', what: broken });
    return;
  }
  const { longestMs } = await watch.fire({ id, title: id }, () => runAlone(context, id));
  process.stdout.write(`${id}: another visitor waited ${longestMs} ms\n`);
}
