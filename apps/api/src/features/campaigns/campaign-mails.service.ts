import type { SqlClient } from '../../platform/database.ts';
import type { MailsService, QueuedMail } from '../mails/mails.service.ts';
import { listMailedMembers } from '../organisations/memberships.service.ts';

/** A campaign as a mail names it. */
export type MailedCampaign = {
  id: string;
  organisationId: string | null;
  title: string;
  startDate: string;
  endDate: string;
};

export type CampaignMailsDeps = {
  mails: Pick<MailsService, 'queueAll'>;
  /** Origin of the professional site, as the configuration says it: a notice of the provider comes under no name of ours. */
  proOrigin: string;
};

type Editor = Awaited<ReturnType<typeof listMailedMembers>>[number];
type About = {
  to: string;
  accountId: string;
  locale: Editor['locale'];
  data: { firstName: string; organisation: string; title: string; link: string };
};

/** Mails about campaigns, to the owners and editors of their organisation, in the transaction of what they tell. Each is sent once. */
export function campaignMailsService({ mails, proOrigin }: CampaignMailsDeps) {
  const invoiceLink = (number: string): string => `${proOrigin}/api/v1/org/invoices/${number}`;

  async function tell(
    tx: SqlClient,
    campaign: MailedCampaign,
    { organisationName, key }: { organisationName: string | null; key: string },
    write: (about: About) => QueuedMail,
  ): Promise<void> {
    const { id, organisationId, title } = campaign;
    if (organisationId === null) return;
    const readers = await listMailedMembers(tx, organisationId, ['owner', 'editor']);
    const link = `${proOrigin}/org/campaigns/${id}`;
    await mails.queueAll(
      tx,
      readers.map(({ id: accountId, email: to, firstName, locale }) => {
        const data = { firstName, organisation: organisationName ?? title, title, link };
        return { ...write({ to, accountId, locale, data }), dedupeKey: `${key}:${accountId}` };
      }),
    );
  }

  type Named = MailedCampaign & { organisationName: string | null };
  const daysOf = ({ startDate, endDate }: MailedCampaign) => ({ startDate, endDate });

  return {
    tellActivated: (
      tx: SqlClient,
      campaign: Named,
      { paymentId, number, totalCents }: { paymentId: string; number: string; totalCents: number },
    ) =>
      tell(
        tx,
        campaign,
        { organisationName: campaign.organisationName, key: `campaign-activated:${paymentId}` },
        ({ data, ...person }) => ({
          kind: 'campaign-activated',
          ...person,
          data: {
            ...data,
            ...daysOf(campaign),
            number,
            totalCents,
            invoiceLink: invoiceLink(number),
          },
        }),
      ),

    tellFailed: (tx: SqlClient, campaign: Named, paymentId: string) =>
      tell(
        tx,
        campaign,
        { organisationName: campaign.organisationName, key: `campaign-failed:${paymentId}` },
        (about) => ({
          kind: 'campaign-payment-failed',
          ...about,
        }),
      ),

    tellRefunded: (
      tx: SqlClient,
      campaign: Named,
      {
        refundId,
        number,
        totalCents,
        isLost,
      }: { refundId: string; number: string; totalCents: number; isLost: boolean },
    ) =>
      tell(
        tx,
        campaign,
        { organisationName: campaign.organisationName, key: `campaign-refunded:${refundId}` },
        ({ data, ...person }) => ({
          kind: 'campaign-refunded',
          ...person,
          data: { ...data, number, totalCents, isLost, invoiceLink: invoiceLink(number) },
        }),
      ),

    tellGranted: (tx: SqlClient, campaign: Named) =>
      tell(
        tx,
        campaign,
        { organisationName: campaign.organisationName, key: `campaign-granted:${campaign.id}` },
        ({ data, ...person }) => ({
          kind: 'campaign-granted',
          ...person,
          data: { ...data, ...daysOf(campaign) },
        }),
      ),

    tellStopped: (tx: SqlClient, campaign: Named, reason: string) =>
      tell(
        tx,
        campaign,
        { organisationName: campaign.organisationName, key: `campaign-stopped:${campaign.id}` },
        ({ data, ...person }) => ({
          kind: 'campaign-stopped',
          ...person,
          data: { ...data, reason },
        }),
      ),
  };
}

export type CampaignMailsService = ReturnType<typeof campaignMailsService>;
