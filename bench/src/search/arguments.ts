import { parseArgs } from 'node:util';
import { z } from 'zod';

export const parts = ['sql', 'http', 'oracle', 'plans', 'texts'] as const;
type Part = (typeof parts)[number];

const schema = z.object({
  events: z.coerce.number().int().min(100).max(10_000_000).default(100_000),
  seed: z.coerce.number().int().min(1).max(2_000_000_000).default(42),
  queries: z.coerce.number().int().min(4).max(100_000).default(400),
  'oracle-queries': z.coerce.number().int().min(8).max(1_000_000).default(10_000),
  texts: z.coerce.number().int().min(1).max(10_000).default(200),
  'http-seconds': z.coerce.number().int().min(1).max(600).default(10),
  keep: z.boolean().default(false),
  only: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(parts)).min(1))
    .default([...parts]),
  'database-url': z.url({ protocol: /^postgres(ql)?$/ }).optional(),
});

export type Arguments = {
  events: number;
  seed: number;
  queries: number;
  oracleQueries: number;
  /** Misspelled titles. */
  texts: number;
  httpSeconds: number;
  isKept: boolean;
  only: Part[];
  databaseUrl: string | undefined;
};

export function readArguments(args: readonly string[]): Arguments {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      events: text,
      seed: text,
      queries: text,
      'oracle-queries': text,
      texts: text,
      'http-seconds': text,
      only: text,
      'database-url': text,
      keep: { type: 'boolean' },
    },
  });
  const parsed = schema.safeParse(values);
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('; '),
    );
  const { events, seed, queries, texts, keep, only } = parsed.data;
  return {
    events,
    seed,
    queries,
    texts,
    isKept: keep,
    only,
    oracleQueries: parsed.data['oracle-queries'],
    httpSeconds: parsed.data['http-seconds'],
    databaseUrl: parsed.data['database-url'],
  };
}
