import type { Clock } from '../../../platform/clock.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import { takeDailyQuota } from '../../../platform/quotas/quotas.service.ts';
import type { MailsService } from '../../mails/mails.service.ts';
import type { MailedPerson } from '../memberships/memberships.repository.ts';
import { newEventLink } from '../organisation-link.ts';

export type QueueReceivedMailDeps = { clock: Clock; mails: MailsService };

type Declared = { name: string; proOrigin: string };

/** Problems: quota_reached. */
export const queueReceivedMail =
  ({ clock, mails }: QueueReceivedMailDeps) =>
  async (
    tx: SqlClient,
    { id: accountId, email: to, firstName, locale }: MailedPerson,
    { name: organisation, proOrigin }: Declared,
  ): Promise<void> => {
    const data = { firstName, organisation, link: newEventLink(proOrigin) };
    await takeDailyQuota(tx, 'mailsPerDay', accountId, clock.now());
    await mails.queue(tx, { kind: 'organisation-received', to, accountId, locale, data });
  };
