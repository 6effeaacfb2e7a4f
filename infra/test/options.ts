import { parseArgs } from 'node:util';
import { messageOf, Refusal } from '../console/refusal.ts';
import { sentences } from './test-messages.ts';

/** In the order in which they run. */
const parts = ['checks', 'unit', 'journeys', 'attack'] as const;
export type Part = (typeof parts)[number];

type TestOptions = {
  parts: readonly Part[];
  /** `1/2`: the first half of the tests of a part, as Vitest and Playwright divide them. */
  shard: string | undefined;
};

const canBeSharded = (part: Part): boolean => part === 'unit' || part === 'journeys';
const isPart = (name: string): name is Part => parts.some((part) => part === name);
const isShard = (text: string): boolean => {
  const [, index, count] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? [];
  return index !== undefined && Number(index) <= Number(count);
};

function parse(args: string[]): { only?: string[]; shard?: string } {
  try {
    return parseArgs({
      args,
      options: { only: { type: 'string', multiple: true }, shard: { type: 'string' } },
    }).values;
  } catch (error) {
    throw new Refusal(messageOf(error));
  }
}

export function readOptions(args: string[]): TestOptions {
  const { only = [...parts], shard } = parse(args);
  const chosen = parts.filter((part) => only.includes(part));
  if (!only.every(isPart)) throw new Refusal(sentences.unknownPart(parts));
  if (shard !== undefined && !(isShard(shard) && chosen.every(canBeSharded)))
    throw new Refusal(sentences.badShard);
  return { parts: chosen, shard };
}
