import { inputLimits } from '@parages/contracts/vocabulary/limits';
import type { z } from 'zod';
import { emptyIsAbsent } from './bounded-text.ts';

type Schema = z.core.$ZodType;
type Fault = { path: string; reason: string };

const aborts = ({ _zod: { def } }: z.core.$ZodCheck): boolean =>
  'abort' in def && def.abort === true;
const maximumOf = ({ _zod: { def } }: z.core.$ZodCheck): number | undefined => {
  if (def.check === 'max_length' && 'maximum' in def) return Number(def.maximum);
  return def.check === 'length_equals' && 'length' in def ? Number(def.length) : undefined;
};

// Formats with an anchored pattern, which reads each character of a text at most once.
const fixedFormats: readonly string[] = ['uuid', 'guid', 'date', 'nanoid', 'cuid2', 'ulid'];

function textFault(schema: z.core.$ZodString): string | undefined {
  const checks = schema._zod.def.checks ?? [];
  const { format } = schema._zod.def as { format?: string };
  if (format !== undefined) {
    const isFixed = fixedFormats.includes(format) && checks.length === 0;
    return isFixed
      ? undefined
      : `the format ${format} reads the text before its bound: write boundedText(max).check(z.${format}())`;
  }
  const [first] = checks;
  const maximum = first && maximumOf(first);
  if (first === undefined || maximum === undefined)
    return 'a text without a bound as its first check: use boundedText(max)';
  if (!aborts(first))
    return 'the bound does not abort, later checks read the whole text: use boundedText(max)';
  return maximum <= inputLimits.maxTextLength
    ? undefined
    : `a bound over ${inputLimits.maxTextLength} characters`;
}

function listFault(schema: z.core.$ZodArray): string | undefined {
  const maximum = Math.min(
    ...(schema._zod.def.checks ?? []).map((check) => maximumOf(check) ?? Number.POSITIVE_INFINITY),
  );
  return maximum <= inputLimits.maxItems
    ? undefined
    : `a list without a maximum of at most ${inputLimits.maxItems} items`;
}

const bounded: readonly string[] = [
  'number',
  'int',
  'boolean',
  'bigint',
  'date',
  'enum',
  'literal',
  'null',
  'undefined',
  'nan',
  'never',
  'void',
];

type Inner = { children: readonly [string, Schema][]; fault?: string | undefined };
const under = (children: Record<string, Schema>): Inner => ({ children: Object.entries(children) });

function objectInner({ _zod: { def } }: z.core.$ZodObject): Inner {
  const { catchall } = def;
  const isOpen = catchall !== undefined && catchall._zod.def.type !== 'never';
  return { ...under(def.shape), ...(isOpen ? { fault: 'an object that accepts any key' } : {}) };
}

function recordInner({ _zod: { def } }: z.core.$ZodRecord): Inner {
  const isBounded = ['enum', 'literal'].includes(def.keyType._zod.def.type);
  return {
    ...under({ '*': def.valueType }),
    ...(isBounded ? {} : { fault: 'a record with any number of keys' }),
  };
}

function pipeInner({ _zod: { def } }: z.core.$ZodPipe): Inner {
  const first = def.in._zod.def as { type: string; transform?: unknown };
  if (first.type !== 'transform') return under({ '': def.in });
  const isCheap = first.transform === emptyIsAbsent;
  return {
    ...under({ '': def.out }),
    ...(isCheap ? {} : { fault: 'a function reads the value before its bound' }),
  };
}

// A custom check for files refuses texts; a check that accepts a text leaves it unbounded.
function customFault(schema: Schema): string | undefined {
  const answer = schema._zod.run({ value: 'text', issues: [] }, { async: false });
  return !(answer instanceof Promise) && answer.issues.length > 0
    ? undefined
    : 'a custom check that accepts a text';
}

function innerOf(schema: Schema): Inner {
  const one = schema as z.core.$ZodTypes;
  const { def } = one._zod;
  if (bounded.includes(def.type)) return { children: [] };
  switch (def.type) {
    case 'string':
      return { children: [], fault: textFault(one as z.core.$ZodString) };
    case 'array':
      return { children: [['*', def.element]], fault: listFault(one as z.core.$ZodArray) };
    case 'object':
      return objectInner(one as z.core.$ZodObject);
    case 'record':
      return recordInner(one as z.core.$ZodRecord);
    case 'pipe':
      return pipeInner(one as z.core.$ZodPipe);
    case 'union':
      return { children: def.options.map((option) => ['', option]) };
    case 'tuple':
      return {
        children: def.items.map((item, index) => [String(index), item]),
        ...(def.rest === null ? {} : { fault: 'a tuple of any length' }),
      };
    case 'intersection':
      return {
        children: [
          ['', def.left],
          ['', def.right],
        ],
      };
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
    case 'success':
      return under({ '': def.innerType });
    case 'lazy':
      return under({ '': def.getter() });
    case 'custom':
      return { children: [], fault: customFault(schema) };
    default:
      return { children: [], fault: `nothing bounds a value of type ${def.type}` };
  }
}

/**
 * Lists the fields of a request schema whose size is not limited before their text or items are
 * read, or whose limit is above `inputLimits`.
 */
export function findUnbounded(schema: Schema, path = '', seen = new Set<Schema>()): Fault[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { children, fault } = innerOf(schema);
  return [
    ...(fault === undefined ? [] : [{ path: path || '/', reason: fault }]),
    ...children.flatMap(([key, child]) =>
      findUnbounded(child, key === '' ? path : `${path}/${key}`, seen),
    ),
  ];
}
