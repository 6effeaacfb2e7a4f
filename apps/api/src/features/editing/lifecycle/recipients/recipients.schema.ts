import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { z } from 'zod';

export const liveRecipientsQuery = z.strictObject({
  liveState: z.enum(liveStates).describe('The state that the event would get'),
});
export const recipientCount = z.strictObject({
  count: z.int().min(0).describe('How many people would get a mail'),
});
export type RecipientCount = z.output<typeof recipientCount>;
