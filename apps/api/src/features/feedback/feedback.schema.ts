import { limits } from '@parages/contracts/vocabulary/limits';
import { locales } from '@parages/contracts/vocabulary/site/locales';
import { z } from 'zod';
import { boundedText, cleanedText } from '../../platform/input/bounded-text.ts';

// PostgreSQL stores neither U+0000 nor lone surrogates in a text.
const storable = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd').replaceAll('\0', '');

export const feedbackBody = z.object({
  message: cleanedText(limits.feedback.maxLength, storable).min(1),
  email: boundedText(limits.feedback.maxEmailLength)
    .check(z.email())
    .nullable()
    .describe('Address for an answer, if one is wanted'),
  page: cleanedText(limits.feedback.maxPageLength, storable)
    .regex(/^\/(?!\/)/)
    .nullable()
    .describe('Path of the page that the message is about'),
  locale: z.enum(locales),
  website: boundedText(200).optional().describe('Honeypot, hidden from people: leave it out'),
});

export const feedbackAnswer = z
  .object({ isReceived: z.literal(true) })
  .meta({ id: 'FeedbackAnswer' });

export type Feedback = z.output<typeof feedbackBody>;
