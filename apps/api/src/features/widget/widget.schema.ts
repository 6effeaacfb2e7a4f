import { searchTextLimits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';
import { boundedText } from '../../platform/input/bounded-text.ts';

// Longer than all options, any two days and any radius.
const text = boundedText(500).optional();

/** The path of a list, as in the addresses of its page and of its feeds, without its first slash. */
export const embeddedParams = z.object({ '*': boundedText(500) });

/** Filters of the list, and options of the agenda; unknown names and invalid values are ignored. */
export const embeddedQuery = z.object({
  q: boundedText(10 * searchTextLimits.max).optional(),
  dates: text,
  dist: text,
  price: text,
  opts: text,
  part: text,
  age: text,
  limit: text,
  lang: text,
  scheme: text,
  accent: text,
  pictures: text,
});
export type EmbeddedQuery = z.output<typeof embeddedQuery>;
