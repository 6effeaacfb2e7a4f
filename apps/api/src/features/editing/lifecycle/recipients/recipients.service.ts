import { type CountBulkRecipientsDeps, countBulkRecipients } from './count-bulk-recipients.ts';
import {
  type CountDecisionRecipientsDeps,
  countDecisionRecipients,
} from './count-decision-recipients.ts';
import { type CountLiveRecipientsDeps, countLiveRecipients } from './count-live-recipients.ts';

export type RecipientsDeps = CountLiveRecipientsDeps &
  CountDecisionRecipientsDeps &
  CountBulkRecipientsDeps;

/** How many people an act would mail, for the dialog that confirms it. */
export const recipientsService = (deps: RecipientsDeps) => ({
  ofLiveState: countLiveRecipients(deps),
  ofDecision: countDecisionRecipients(deps),
  ofDecisions: countBulkRecipients(deps),
});

export type RecipientsService = ReturnType<typeof recipientsService>;
