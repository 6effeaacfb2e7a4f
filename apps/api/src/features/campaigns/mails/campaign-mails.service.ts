import type { MemberRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import type { SqlClient } from '../../../platform/database/database.ts';
import type { MailsService, QueuedMail } from '../../mails/mails.service.ts';
import {
  countMailedMembers,
  listMailedMembers,
} from '../../organisations/memberships/memberships.service.ts';

export type MailedCampaign = {
  id: string;
  organisationId: string | null;
  organisationName: string | null;
  title: string;
  startDate: string;
  endDate: string;
};

export type CampaignMailsDeps = {
  mails: Pick<MailsService, 'queueAll' | 'withdraw'>;
  /** Origin of the professional site from the configuration: a webhook has another host header. */
  proOrigin: string;
};

type Editor = Awaited<ReturnType<typeof listMailedMembers>>[number];
type Draft = {
  to: string;
  accountId: string;
  locale: Editor['locale'];
  data: { firstName: string; organisation: string; title: string; link: string };
};
type Message = {
  campaign: MailedCampaign;
  /** Each recipient gets one mail per key. */
  dedupeKey: string;
  write: (draft: Draft) => QueuedMail;
};

const mailedRoles: MemberRole[] = ['owner', 'editor'];
const keyOf = (key: string, accountId: string): string => `${key}:${accountId}`;

const queueForEditors =
  ({ mails, proOrigin }: CampaignMailsDeps) =>
  async (tx: SqlClient, { campaign, dedupeKey, write }: Message): Promise<void> => {
    const { id, organisationId, organisationName, title } = campaign;
    if (organisationId === null) return;
    const editors = await listMailedMembers(tx, organisationId, mailedRoles);
    const link = `${proOrigin}/org/campaigns/${id}`;
    await mails.queueAll(
      tx,
      editors.map(({ id: accountId, email: to, firstName, locale }) => {
        const data = { firstName, organisation: organisationName ?? title, title, link };
        return {
          ...write({ to, accountId, locale, data }),
          dedupeKey: keyOf(dedupeKey, accountId),
        };
      }),
    );
  };

const periodOf = ({ startDate, endDate }: MailedCampaign) => ({ startDate, endDate });
/** Of the list of invoices on the page of the campaign, which asks for a sign-in: the PDF alone would answer 401. */
const invoicesOf = ({ link }: Draft['data']): string => `${link}#campaign-invoices`;

type PaidInvoice = { paymentId: string; number: string; totalCents: number };

const mailActivated =
  (deps: CampaignMailsDeps) =>
  (tx: SqlClient, campaign: MailedCampaign, { paymentId, number, totalCents }: PaidInvoice) =>
    queueForEditors(deps)(tx, {
      campaign,
      dedupeKey: `campaign-activated:${paymentId}`,
      write: ({ data, ...person }) => ({
        kind: 'campaign-activated',
        ...person,
        data: {
          ...data,
          ...periodOf(campaign),
          number,
          totalCents,
          invoiceLink: invoicesOf(data),
        },
      }),
    });

type Receipt = PaidInvoice & { pdf: Buffer; payerEmail: string | null };

/** To the address typed at the payment, unless an editor with that address gets `mailActivated`. */
const mailReceipt =
  ({ mails, proOrigin }: CampaignMailsDeps) =>
  async (
    tx: SqlClient,
    campaign: MailedCampaign,
    { paymentId, number, totalCents, pdf, payerEmail }: Receipt,
  ): Promise<void> => {
    const { id, organisationId, organisationName, title } = campaign;
    if (payerEmail === null || organisationId === null) return;
    const editors = await listMailedMembers(tx, organisationId, mailedRoles);
    const address = payerEmail.toLowerCase();
    if (editors.some(({ email }) => email.toLowerCase() === address)) return;
    const receipt: QueuedMail = {
      kind: 'campaign-receipt',
      to: payerEmail,
      dedupeKey: `campaign-receipt:${paymentId}`,
      data: {
        ...periodOf(campaign),
        organisation: organisationName ?? title,
        number,
        totalCents,
        link: `${proOrigin}/org/campaigns/${id}`,
        pdf: pdf.toString('base64'),
      },
    };
    // Skips an address that is none.
    await mails.queueAll(tx, [receipt]);
  };

const mailPaymentFailed =
  (deps: CampaignMailsDeps) => (tx: SqlClient, campaign: MailedCampaign, paymentId: string) =>
    queueForEditors(deps)(tx, {
      campaign,
      dedupeKey: `campaign-failed:${paymentId}`,
      write: (draft) => ({ kind: 'campaign-payment-failed', ...draft }),
    });

type Refund = { refundId: string; number: string; totalCents: number; isLost: boolean };

const mailRefunded =
  (deps: CampaignMailsDeps) =>
  (tx: SqlClient, campaign: MailedCampaign, { refundId, number, totalCents, isLost }: Refund) =>
    queueForEditors(deps)(tx, {
      campaign,
      dedupeKey: `campaign-refunded:${refundId}`,
      write: ({ data, ...person }) => ({
        kind: 'campaign-refunded',
        ...person,
        data: {
          ...data,
          number,
          totalCents,
          isLost,
          invoiceLink: invoicesOf(data),
        },
      }),
    });

const mailGranted = (deps: CampaignMailsDeps) => (tx: SqlClient, campaign: MailedCampaign) =>
  queueForEditors(deps)(tx, {
    campaign,
    dedupeKey: `campaign-granted:${campaign.id}`,
    write: ({ data, ...person }) => ({
      kind: 'campaign-granted',
      ...person,
      data: { ...data, ...periodOf(campaign) },
    }),
  });

const stopKey = ({ id }: MailedCampaign): string => `campaign-stopped:${id}`;

const mailStopped =
  (deps: CampaignMailsDeps) =>
  (tx: SqlClient, campaign: MailedCampaign, { reason, sendAt }: { reason: string; sendAt: Date }) =>
    queueForEditors(deps)(tx, {
      campaign,
      dedupeKey: stopKey(campaign),
      write: ({ data, ...person }) => ({
        kind: 'campaign-stopped',
        ...person,
        sendAt,
        data: { ...data, reason },
      }),
    });

const withdrawStopped =
  ({ mails }: CampaignMailsDeps) =>
  async (tx: SqlClient, campaign: MailedCampaign, now: Date): Promise<boolean> => {
    if (campaign.organisationId === null) return true;
    const editors = await listMailedMembers(tx, campaign.organisationId, mailedRoles);
    const keys = editors.map(({ id }) => keyOf(stopKey(campaign), id));
    return mails.withdraw(tx, keys, now);
  };

const countEditors = async (db: SqlClient, { organisationId }: MailedCampaign): Promise<number> =>
  organisationId === null ? 0 : countMailedMembers(db, [organisationId], mailedRoles);

/**
 * Each mail is queued in the transaction of the change that it reports. A payment event that is
 * processed twice queues its mail once.
 */
export const campaignMailsService = (deps: CampaignMailsDeps) => ({
  mailActivated: mailActivated(deps),
  mailReceipt: mailReceipt(deps),
  mailPaymentFailed: mailPaymentFailed(deps),
  mailRefunded: mailRefunded(deps),
  mailGranted: mailGranted(deps),
  mailStopped: mailStopped(deps),
  /** Returns false if a mail about the stop remains: it is due, or a worker has tried to send it. */
  withdrawStopped: withdrawStopped(deps),
  /** How many mails a message about this campaign is. */
  countEditors,
});

export type CampaignMailsService = ReturnType<typeof campaignMailsService>;
