import { expect, it } from 'vitest';
import { z } from 'zod';
import { boundedText, cleanedText, emptyIsAbsent, trimmedText } from './bounded-text.ts';
import { findUnbounded } from './input-bounds.ts';
import { plainLine, plainText } from './plain-text.ts';

const pathsOf = (schema: z.ZodType): string[] =>
  findUnbounded(schema, 'body').map(({ path }) => path);

it.each([
  ['no bound', z.string()],
  ['a bound that does not abort', z.string().max(10)],
  ['a bound after a pattern', z.string().regex(/^a+$/).max(10, { abort: true })],
  ['a bound after a trim', z.string().trim().max(10, { abort: true })],
  ['a bound after the pattern of a format', z.email().max(254, { abort: true })],
  ['a fixed format before another check', z.uuid().regex(/a+$/)],
  ['a transform before the bound', z.preprocess((value) => String(value).trim(), boundedText(10))],
  [
    'a bound in the output of a transform',
    z
      .string()
      .transform((text) => text.trim())
      .pipe(boundedText(10)),
  ],
  ['a bound of a megabyte', boundedText(1_000_000)],
  ['any value', z.unknown()],
  ['a custom check that accepts texts', z.custom<string>((value) => typeof value === 'string')],
  ['a template', z.templateLiteral(['a', z.string()])],
  ['any number of keys', z.record(boundedText(10), z.number())],
  ['keys of any name', z.looseObject({})],
  ['a list without a maximum', z.array(z.number())],
  ['a list with a maximum above the common one', z.array(z.number()).max(1_000_000)],
  ['a tuple of any length', z.tuple([z.number()], z.number())],
])('findUnbounded reports as unbounded: %s', (_what, schema) => {
  expect(pathsOf(schema)).toEqual(['body']);
});

it('findUnbounded reports unbounded texts in nested schemas, by path', () => {
  const text = z.string();
  const deep = z.strictObject({
    list: z.array(z.strictObject({ text: text.nullable().optional() })).max(3),
    either: z.union([z.number(), z.string().default('')]),
    lazy: z.lazy(() => z.string()),
    both: z.intersection(z.object({ left: z.string() }), z.object({ right: z.string() })),
    record: z.record(z.enum(['a', 'b']), z.string().catch('')),
    pair: z.tuple([z.number(), z.string().readonly()]),
  });
  expect(pathsOf(deep)).toEqual([
    'body/list/*/text',
    'body/either',
    'body/lazy',
    'body/both/left',
    'body/both/right',
    'body/record/*',
    'body/pair/1',
  ]);
});

it.each([
  ['a bounded text', boundedText(10).regex(/^a+$/)],
  ['a bounded address', boundedText(254).check(z.email())],
  ['a cleaned text', plainLine(10).nullable()],
  [
    'a transform of a bounded text',
    boundedText(10)
      .transform((text) => text.split(','))
      .pipe(z.array(z.uuid())),
  ],
  ['an empty value that counts as absent', z.preprocess(emptyIsAbsent, trimmedText(10).optional())],
  [
    'fixed formats',
    z.object({ id: z.uuid(), day: z.iso.date(), list: z.enum(['a']), one: z.literal('b') }),
  ],
  ['numbers', z.object({ count: z.coerce.number().int(), isSet: z.boolean(), none: z.null() })],
  ['a file', z.custom<Buffer>((value) => Buffer.isBuffer(value))],
])('findUnbounded reports nothing for %s', (_what, schema) => {
  expect(pathsOf(schema)).toEqual([]);
});

it('cleanedText refuses a text above its raw bound as too_big before it cleans or checks it, and trims one below it', () => {
  let cleaned = 0;
  const counted = cleanedText(10, (text) => {
    cleaned += 1;
    return text;
  }).refine(() => {
    cleaned += 1;
    return true;
  });
  const { error } = counted.safeParse(' '.repeat(100_000));
  expect(cleaned).toBe(0);
  expect(error?.issues).toMatchObject([
    { code: 'too_big', message: 'Too big: expected string to have <=10 characters' },
  ]);
  expect(counted.parse(`${' '.repeat(900)}kept${' '.repeat(100)}`)).toBe('kept');
});

it.each([
  ['plainLine', plainLine(10)],
  ['plainText', plainText(10)],
])('%s refuses a letter followed by 100,000 spaces, with one error, too_big', (_name, schema) => {
  expect(schema.safeParse(`a${' '.repeat(100_000)}`).error?.issues).toMatchObject([
    { code: 'too_big' },
  ]);
});
