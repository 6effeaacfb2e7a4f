import { parseArgs } from 'node:util';
import { z } from 'zod';

const parts = ['audit', 'visit', 'rendering'] as const;
type Part = (typeof parts)[number];
const pageNames = ['home', 'city', 'commune', 'category', 'search', 'venue', 'event'] as const;
export type PageName = (typeof pageNames)[number];

const listOf = <const T extends readonly [string, ...string[]]>(names: T) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(names)).min(1))
    .default([...names]);

const schema = z.object({
  runs: z.coerce.number().int().min(1).max(50).default(5),
  'rendering-seconds': z.coerce.number().int().min(1).max(600).default(10),
  only: listOf(parts),
  pages: listOf(pageNames),
  slower: z.coerce.number().min(1).max(4).default(1),
  'accept-noise': z.boolean().default(false),
});

/**
 * `slower` is a factor on the throttling of the processor: 1.5 measures as on a host that is a third
 * slower. With `isNoiseAccepted` the run also measures on a busy machine.
 */
export type Arguments = {
  runs: number;
  renderingSeconds: number;
  only: Part[];
  pages: PageName[];
  slower: number;
  isNoiseAccepted: boolean;
};

export function readArguments(args: readonly string[]): Arguments {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: text,
      'rendering-seconds': text,
      only: text,
      pages: text,
      slower: text,
      'accept-noise': { type: 'boolean' },
    },
  });
  const parsed = schema.safeParse(values);
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('; '),
    );
  const { runs, only, pages, slower } = parsed.data;
  return {
    runs,
    only,
    pages,
    slower,
    renderingSeconds: parsed.data['rendering-seconds'],
    isNoiseAccepted: parsed.data['accept-noise'],
  };
}
