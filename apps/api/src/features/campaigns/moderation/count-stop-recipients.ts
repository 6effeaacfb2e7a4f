import type { Db } from '../../../platform/database/database.ts';
import type { RecipientCount } from '../campaigns.schema.ts';
import type { CampaignMailsService } from '../mails/campaign-mails.service.ts';
import { findMailedCampaign } from './moderator-checks.ts';

export type CountStopRecipientsDeps = {
  db: Db;
  mails: Pick<CampaignMailsService, 'countEditors'>;
};

/** How many mails the stop of this campaign sends. Problems: campaign_not_found. */
export const countStopRecipients =
  ({ db, mails }: CountStopRecipientsDeps) =>
  async (id: string): Promise<RecipientCount> => ({
    count: await mails.countEditors(db, await findMailedCampaign(db, id)),
  });
