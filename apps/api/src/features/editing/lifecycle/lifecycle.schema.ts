import { refusalReasons } from '@parages/contracts/vocabulary/events/refusal-reasons';
import { z } from 'zod';
import { editVersion as version } from '../../../platform/input/edit-version.ts';
import { plainLine, plainText } from '../../../platform/input/plain-text.ts';

const most = { words: 2000, title: 1000 };
/** A comment or a note of a moderator; empty is null. */
export const decisionWords = plainText(most.words)
  .nullable()
  .overwrite((text) => (text === '' ? null : text));

export const versionBody = z.strictObject({ version });
export const versionQuery = z.strictObject({ version: z.coerce.number().int().min(0) });
export const submissionBody = z.strictObject({
  version,
  autopublish: z.boolean().describe('Publish as soon as it is accepted'),
});
export const archivalBody = z.strictObject({
  version,
  confirmation: plainLine(most.title).describe('The title of the event, typed again'),
});
export const acceptanceBody = z.strictObject({
  version,
  note: decisionWords.optional().describe('Visible to moderators only; null for none'),
});
export const refusalBody = z
  .strictObject({
    version,
    reasons: z.array(z.enum(refusalReasons)).min(1).max(refusalReasons.length),
    comment: decisionWords
      .optional()
      .describe('Shown to the organiser; required with AUTRE, else null for none'),
    note: decisionWords.optional().describe('Visible to moderators only; null for none'),
  })
  .refine(({ reasons, comment }) => !reasons.includes('AUTRE') || typeof comment === 'string', {
    path: ['comment'],
    message: 'AUTRE requires a comment',
  });
export type Submission = z.output<typeof submissionBody>;
export type Archival = z.output<typeof archivalBody>;
export type Acceptance = z.output<typeof acceptanceBody>;
export type Refusal = z.output<typeof refusalBody>;
