import { z } from 'zod';
import { emptyIsAbsent } from '../platform/input/bounded-text.ts';

const largestFactor = 1000;
const sentence = 'on, off, or a factor from 1 to 1000';

const factorSchema = z.coerce.number(sentence).min(1, sentence).max(largestFactor, sentence);

export const rateLimitSettings = {
  RATE_LIMITS: z
    .preprocess(
      emptyIsAbsent,
      z
        .union(
          [
            z.literal('off').transform(() => null),
            z.literal('on').transform(() => 1),
            factorSchema,
          ],
          sentence,
        )
        .default(1),
    )
    .meta({
      description:
        '`on`, `off`, or a factor from 1 to 1000 that multiplies every request limit. `off` counts no request and is refused with `SERVICES=live`.',
      fallback: '`on`',
    }),
};

type HashingSettings = { DATABASE_URL: string; SUPERTOKENS_API_KEY?: string | undefined };

/** All processes share this secret, so that equal addresses and networks get equal hashes. */
export const hashingSecret = ({ SUPERTOKENS_API_KEY, DATABASE_URL }: HashingSettings): string =>
  SUPERTOKENS_API_KEY ?? DATABASE_URL;

export const rateCounting = (
  config: HashingSettings & { RATE_LIMITS: number | null },
): { factor: number; secret: string } | undefined =>
  config.RATE_LIMITS === null
    ? undefined
    : { factor: config.RATE_LIMITS, secret: hashingSecret(config) };
