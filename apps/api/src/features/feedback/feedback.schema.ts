import { poiOfPath } from '@parages/contracts/vocabulary/events/poi-of-path';
import { reportKinds } from '@parages/contracts/vocabulary/events/report-kinds';
import { limits } from '@parages/contracts/vocabulary/limits';
import { locales } from '@parages/contracts/vocabulary/site/locales';
import { z } from 'zod';
import { boundedText, cleanedText } from '../../platform/input/bounded-text.ts';

// PostgreSQL stores neither U+0000 nor lone surrogates in a text.
const storable = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd').replaceAll('\0', '');

const feedbackFields = z.object({
  message: cleanedText(limits.feedback.maxLength, storable).describe(
    'May be empty in a report, unless its kind is `other`',
  ),
  email: boundedText(limits.feedback.maxEmailLength)
    .check(z.email())
    .nullable()
    .describe('Address for an answer; null when none is wanted'),
  page: cleanedText(limits.feedback.maxPageLength, storable)
    .regex(/^\/(?!\/)/)
    .nullable()
    .describe('Path of the page that the message is about; null when it is not about one'),
  locale: z.enum(locales),
  reportKind: z
    .enum(reportKinds)
    .optional()
    .describe('Makes the message a report about the event of `page`, for moderators'),
  website: boundedText(200).optional().describe('Honeypot, hidden from people: leave it out'),
});

export const feedbackBody = feedbackFields
  .refine(
    ({ message, reportKind }) =>
      message !== '' || (reportKind !== undefined && reportKind !== 'other'),
    { path: ['message'], message: 'A text is required' },
  )
  .refine(
    ({ page, reportKind }) =>
      reportKind === undefined || (page !== null && poiOfPath(page) !== undefined),
    { path: ['page'], message: 'A report requires the page of an event' },
  );

export const feedbackAnswer = z
  .object({ isReceived: z.literal(true) })
  .meta({ id: 'FeedbackAnswer' });

export type Feedback = z.output<typeof feedbackBody>;
