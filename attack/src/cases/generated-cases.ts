import type { Operation } from '../contract/operations.ts';
import type { World } from '../world/world.ts';
import { type Case, caseId, type Kind } from './case.ts';
import { hostileJson, hostileTexts, hostileValues } from './hostile-texts.ts';
import { namingOf } from './names.ts';
import { listPlaces, removeAt, replaceAt } from './places.ts';
import { type Random, randomOf, sample } from './random.ts';
import {
  callerOf,
  drawValues,
  keyOfAttacker,
  selfDestructive,
  type Values,
  versionOf,
  writeRequest,
} from './requests.ts';

// The share of the cases of an operation that accepts keys which the attacker sends with one.
const keyShare = 0.3;

const asOf = (operation: Operation, random: Random): Case['as'] =>
  selfDestructive.has(operation.id)
    ? 'expendable'
    : callerOf(operation, { isByKey: random.chance(keyShare) });

type Sketch = Pick<Case, 'title' | 'operation' | 'request' | 'version' | 'mayMissRoute'> &
  Partial<Pick<Case, 'as'>>;

const finish = (
  kind: Kind,
  seed: number,
  index: number | string,
  operation: Operation,
  sketch: Sketch,
): Case => ({
  id: caseId(kind, seed, index),
  kind,
  as: asOf(operation, randomOf(`as:${kind}:${seed}:${index}`)),
  ...sketch,
});

/**
 * `json` replaces the whole JSON body, `body` one text in it. The text of a header follows `before`.
 */
type Slot = {
  operation: Operation;
  where: 'path' | 'query' | 'body' | 'json' | 'header';
  name: string;
  before?: string;
};

const headerOperations = 40;
const hostileHeaders = [
  'accept-language',
  'cookie',
  'user-agent',
  'if-none-match',
  'accept-encoding',
  'x-forwarded-for',
  'accept',
  'origin',
  'referer',
  'range',
].map((name) => ({ name, before: '' }));
// The readers of sessions and of API keys.
const credentials = ['Bearer ', 'Bearer parages_sk_'].map((before) => ({
  name: 'authorization',
  before,
}));
const idempotencyKey = 'idempotency-key';
const repeatedOperations = 20;

const ofAll = (operation: Operation, world: World): Values =>
  drawValues(
    operation,
    namingOf(world, operation.access === 'public'),
    randomOf(`slots:${operation.id}`),
    'all',
  );

function listSlots(operation: Operation, world: World): Slot[] {
  const parameters = operation.parameters.flatMap(({ name, in: where }): Slot[] =>
    where === 'header' ? [] : [{ operation, where, name }],
  );
  const texts = listPlaces(ofAll(operation, world).body).filter(
    ({ place, value }) => place.length > 0 && typeof value === 'string',
  );
  const bodies = texts.map(
    ({ place }): Slot => ({ operation, where: 'body', name: JSON.stringify(place) }),
  );
  const json =
    operation.body?.type === 'application/json'
      ? [{ operation, where: 'json', name: 'body' } as const]
      : [];
  return [...parameters, ...bodies, ...json];
}

function hostileSketch(
  { operation, where, name, before = '' }: Slot,
  textName: string,
  text: string,
  world: World,
): Sketch {
  const values = ofAll(operation, world);
  const title = `${operation.id} ${where} ${name}: ${textName}`;
  if (where === 'json') {
    const request = { ...writeRequest(operation, values), body: hostileJson[textName] ?? '' };
    return { title, operation, request };
  }
  if (where === 'header') {
    const visible = text.slice(0, 8_000).replace(/[^\t\x20-\x7e\x80-\xff]/g, '?');
    const headers = { [name]: `${before}${visible}` };
    const request = { ...writeRequest(operation, values), headers };
    // Only requests by key read it.
    return { title, operation, request, ...(name === idempotencyKey && { as: keyOfAttacker }) };
  }
  const changed: Values =
    where === 'body'
      ? { ...values, body: replaceAt(values.body, JSON.parse(name), text) }
      : { ...values, [where]: { ...values[where], [name]: text } };
  const request = writeRequest(operation, changed);
  return {
    title,
    operation,
    request,
    version: versionOf(operation, values),
    mayMissRoute: where === 'path',
  };
}

type Cell = { slot: Slot; textName: string; index: number };

function listHeaders(operations: readonly Operation[], seed: number): Slot[] {
  const drawn = sample(operations, headerOperations, `headers:${seed}`);
  const repeatable = operations.filter(
    ({ method, keyScope }) => method !== 'GET' && keyScope !== undefined,
  );
  const repeated = sample(repeatable, repeatedOperations, `repeated:${seed}`);
  return [
    ...drawn.flatMap((operation) =>
      [...hostileHeaders, ...credentials].map(
        (header): Slot => ({ operation, where: 'header', ...header }),
      ),
    ),
    ...repeated.map((operation): Slot => ({ operation, where: 'header', name: idempotencyKey })),
  ];
}

function listCells(operations: readonly Operation[], world: World, seed: number): Cell[] {
  const slots = operations.flatMap((operation) => listSlots(operation, world));
  return [...slots, ...listHeaders(operations, seed)]
    .flatMap((slot) =>
      Object.keys(slot.where === 'json' ? hostileJson : hostileTexts).map((textName) => ({
        slot,
        textName,
      })),
    )
    .map((cell, index) => ({ ...cell, index }));
}

const toCase = ({ slot, textName, index }: Cell, world: World, seed: number): Case =>
  finish(
    'hostile',
    seed,
    index,
    slot.operation,
    hostileSketch(slot, textName, hostileTexts[textName] ?? '', world),
  );

/** `part` is a slice of the sample. */
export function hostileCases(
  operations: readonly Operation[],
  world: World,
  seed: number,
  count: number,
  part: { from: number; to: number } = { from: 0, to: count },
): Case[] {
  const drawn = sample(listCells(operations, world, seed), count, `hostile:${seed}`);
  return drawn.slice(part.from, part.to).map((cell) => toCase(cell, world, seed));
}

export const hostileCase = (
  operations: readonly Operation[],
  world: World,
  seed: number,
  index: number,
): Case[] =>
  listCells(operations, world, seed)
    .slice(index, index + 1)
    .map((cell) => toCase(cell, world, seed));

export const countHostile = (
  operations: readonly Operation[],
  world: World,
  seed: number,
): number => listCells(operations, world, seed).length;

function draw(
  kind: Kind,
  seed: number,
  index: number,
  operations: readonly Operation[],
  world: World,
) {
  const random = randomOf(`${kind}:${seed}:${index}`);
  const operation = random.pick(operations);
  const named = namingOf(world, operation.access === 'public');
  return {
    random,
    operation,
    values: drawValues(operation, named, random, random.chance(0.3) ? 'all' : 'some'),
  };
}

export function validCase(
  operations: readonly Operation[],
  world: World,
  seed: number,
  index: number,
): Case {
  const { operation, values } = draw('valid', seed, index, operations, world);
  const version = versionOf(operation, values);
  return finish('valid', seed, index, operation, {
    title: operation.id,
    operation,
    request: writeRequest(operation, values),
    version,
  });
}

function breakValue(value: unknown, random: Random): { broken: unknown; how: string } {
  const { place } = random.pick(listPlaces(value));
  const where = place.join('/') || 'all';
  const name = random.pick(Object.keys(hostileValues));
  const change = random.integer(0, 3);
  if (change === 0 && place.length > 0)
    return { broken: removeAt(value, place), how: `without ${where}` };
  if (change === 1)
    return {
      broken: replaceAt(value, [...place, 'surprise'], 1),
      how: `with a surprise in ${where}`,
    };
  return { broken: replaceAt(value, place, hostileValues[name]), how: `${name} at ${where}` };
}

export function invalidCase(
  operations: readonly Operation[],
  world: World,
  seed: number,
  index: number,
): Case {
  const { random, operation, values } = draw('invalid', seed, index, operations, world);
  const isBody =
    operation.body !== undefined && (operation.parameters.length === 0 || random.chance(0.7));
  const part = isBody
    ? 'body'
    : operation.parameters.some(({ in: where }) => where === 'query') && random.chance(0.7)
      ? 'query'
      : 'path';
  const { broken, how } = breakValue(values[part], random);
  const isWhole = typeof broken === 'object' && broken !== null && !Array.isArray(broken);
  const changed =
    part === 'body' || isWhole ? { ...values, [part]: broken } : { ...values, [part]: {} };
  const request = writeRequest(operation, changed as Values);
  const sketch: Sketch = {
    title: `${operation.id} ${part} ${how}`,
    operation,
    request,
    mayMissRoute: part === 'path',
  };
  return finish('invalid', seed, index, operation, sketch);
}
