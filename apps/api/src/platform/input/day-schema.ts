import { isDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';

/** A day of a request, yyyy-MM-dd, of the years 1900 to 2100. The year zero of ISO 8601 is none in PostgreSQL, which would fail on it. */
export const day = boundedText(10).check(z.iso.date()).refine(isDay, 'There is no such day');
