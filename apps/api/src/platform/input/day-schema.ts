import { isDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';

/**
 * A day of a request, yyyy-MM-dd, from 1900 to 2100. PostgreSQL has no year zero and would fail on
 * it.
 */
export const day = boundedText(10).check(z.iso.date()).refine(isDay, 'There is no such day');
