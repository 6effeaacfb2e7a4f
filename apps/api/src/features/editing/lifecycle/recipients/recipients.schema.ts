import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { bulkDecisionMost } from '@parages/contracts/vocabulary/events/review/bulk-decisions';
import { z } from 'zod';
import { boundedText } from '../../../../platform/input/bounded-text.ts';

export const liveRecipientsQuery = z.strictObject({
  liveState: z.enum(liveStates).describe('The state that the event would get'),
});

// Ids of 36 characters and a comma after each.
const poiIds = boundedText(37 * bulkDecisionMost)
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).min(1).max(bulkDecisionMost))
  .describe('Ids of events, separated by commas.');
export const bulkRecipientsQuery = z.strictObject({ ids: poiIds });

export const recipientCount = z.strictObject({
  count: z.int().min(0).describe('How many people would get a mail'),
});
export type RecipientCount = z.output<typeof recipientCount>;
