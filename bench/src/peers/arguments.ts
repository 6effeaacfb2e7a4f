import { parseArgs } from 'node:util';
import { z } from 'zod';

const sizeSchema = z.coerce.number<string>().int().min(100).max(10_000_000);

const schema = z.object({
  events: z
    .string()
    .default('100000')
    .transform((text) => text.split(','))
    .pipe(z.array(sizeSchema).min(1).max(6))
    .transform((sizes) => [...new Set(sizes)].sort((one, other) => one - other)),
  seed: z.coerce.number().int().min(1).max(2_000_000_000).default(42),
  rounds: z.coerce.number().int().min(1).max(100).default(5),
  queries: z.coerce.number().int().min(4).max(10_000).default(100),
  keep: z.boolean().default(false),
  'database-url': z.url({ protocol: /^postgres(ql)?$/ }).optional(),
});

/** `events` are the sizes to measure, smallest first; `queries` is a number for each round. */
export type Arguments = {
  events: number[];
  seed: number;
  rounds: number;
  queries: number;
  isKept: boolean;
  databaseUrl: string | undefined;
};

export function readArguments(args: readonly string[]): Arguments {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      events: text,
      seed: text,
      rounds: text,
      queries: text,
      'database-url': text,
      keep: { type: 'boolean' },
    },
  });
  const parsed = schema.safeParse(values);
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('; '),
    );
  const { events, seed, rounds, queries, keep } = parsed.data;
  return { events, seed, rounds, queries, isKept: keep, databaseUrl: parsed.data['database-url'] };
}
