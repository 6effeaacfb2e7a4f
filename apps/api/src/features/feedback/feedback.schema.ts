import { limits } from '@parages/contracts/vocabulary/limits';
import { locales } from '@parages/contracts/vocabulary/site/locales';
import { z } from 'zod';
import { boundedText, cleanedText } from '../../platform/input/bounded-text.ts';

// What no database keeps in a text: U+0000, and halves of surrogate pairs.
const keepable = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd').replaceAll('\0', '');

export const feedbackBody = z.object({
  message: cleanedText(limits.feedback.maxLength, keepable).min(1),
  email: boundedText(limits.feedback.maxEmailLength)
    .check(z.email())
    .nullable()
    .describe('Where an answer may be sent, if one is wished'),
  page: cleanedText(limits.feedback.maxPageLength, keepable)
    .regex(/^\/(?!\/)/)
    .nullable()
    .describe('Path of the page it is about'),
  locale: z.enum(locales),
  website: boundedText(200)
    .optional()
    .describe('Leave it out: people do not see this field, robots fill it in'),
});

export const feedbackAnswer = z
  .object({ isReceived: z.literal(true) })
  .meta({ id: 'FeedbackAnswer' });

export type Feedback = z.output<typeof feedbackBody>;
