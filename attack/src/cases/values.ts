import type { Schema } from '../contract/operations.ts';
import { anyWords } from '../world/words.fr.ts';
import type { NameValue } from './names.ts';
import type { Random } from './random.ts';

/**
 * `all`: every optional property and at least one item of each array. `some`: each optional
 * property with a probability of one half.
 */
export type Fullness = 'all' | 'some';
type Making = { random: Random; named: NameValue; fullness: Fullness };

const byFormat: Record<string, string> = {
  uuid: '018f0000-0000-7000-8000-000000000000',
  date: '2027-05-14',
  uri: 'https://example.org/page',
  email: 'someone@example.org',
  binary: '',
};
// Texts for patterns of the contract, found by a substring of the pattern.
const byPattern: readonly [piece: string, text: string][] = [
  ['creativecommons', 'https://creativecommons.org/licenses/by/4.0/'],
  ['\\d{5}', '37000'],
  ['[01]\\d|2[0-3]', '20:30'],
  ['^\\d{1,9}_', '1_018f0000-0000-7000-8000-000000000000'],
  ['^\\/(?!\\/)', '/ville/tours'],
];
const mostItems = 3;

function makeText(schema: Schema, { random }: Making): string {
  const formatted = schema.format === undefined ? undefined : byFormat[schema.format];
  if (formatted !== undefined) return formatted;
  const patterned = byPattern.find(([piece]) => schema.pattern?.includes(piece));
  if (patterned !== undefined) return patterned[1];
  const least = Math.max(schema.minLength ?? 0, 1);
  const length = random.integer(least, Math.max(least, Math.min(schema.maxLength ?? 40, 40)));
  return anyWords
    .repeat(1 + Math.ceil(length / anyWords.length))
    .slice(0, length)
    .trim()
    .padEnd(least, 'x');
}

function makeNumber(schema: Schema, { random }: Making): number {
  const least = Math.max(schema.minimum ?? 0, -1e9);
  const most = Math.min(schema.maximum ?? 1000, 1e9);
  const drawn = random.integer(Math.ceil(least), Math.floor(Math.max(most, least)));
  return drawn;
}

function makeObject(schema: Schema, making: Making): Record<string, unknown> {
  const { random, named, fullness } = making;
  const required = new Set(schema.required ?? []);
  const wanted = Object.entries(schema.properties ?? {}).filter(
    ([name]) => required.has(name) || fullness === 'all' || random.chance(0.5),
  );
  return Object.fromEntries(
    wanted.map(([name, property]) => {
      const given = property.enum === undefined ? named(name, random) : undefined;
      return [
        name,
        given === undefined || !fits(property, given) ? makeValid(property, making) : given,
      ];
    }),
  );
}

const typesOf = ({ type }: Schema): readonly string[] => [type ?? []].flat();
const typeOfValue = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** A named value such as `slug` or `token` may have another type in another operation. */
function fits(schema: Schema, value: unknown): boolean {
  if (schema.anyOf !== undefined) return schema.anyOf.some((branch) => fits(branch, value));
  const types = typesOf(schema);
  return (
    types.length === 0 ||
    types.some(
      (type) => type === typeOfValue(value) || (type === 'integer' && typeof value === 'number'),
    )
  );
}

export function makeValid(schema: Schema, making: Making): unknown {
  const { random, fullness } = making;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  if (schema.anyOf !== undefined) {
    const [first] = schema.anyOf;
    return makeValid(
      fullness === 'all' && first !== undefined ? first : random.pick(schema.anyOf),
      making,
    );
  }
  const types = typesOf(schema);
  const type = fullness === 'all' ? types[0] : types.length > 0 ? random.pick(types) : undefined;
  if (type === 'object') return makeObject(schema, making);
  if (type === 'array') {
    const least = Math.max(schema.minItems ?? 0, fullness === 'all' ? 1 : 0);
    const length = random.integer(
      least,
      Math.max(least, Math.min(schema.maxItems ?? mostItems, mostItems)),
    );
    const items = Array.from({ length }, () => makeValid(schema.items ?? {}, making));
    return schema.items?.enum === undefined ? items : [...new Set(items)];
  }
  if (type === 'integer' || type === 'number') return makeNumber(schema, making);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'null') return null;
  return makeText(schema, making);
}
