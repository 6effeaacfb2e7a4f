import { invoiceKinds } from '@parages/contracts/vocabulary/campaign-states';
import { z } from 'zod';
import { boundedText } from '../../platform/bounded-text.ts';

export const paymentStartSchema = z
  .object({
    clientSecret: z.string().describe('For the payment form of the provider; of nobody else'),
    publishableKey: z.string(),
    stripeJsUrl: z.string().nullable().describe('Load this script first; null: the provider’s own'),
    expiresAt: z.iso.datetime().describe('Until then the days are held'),
  })
  .meta({ id: 'CampaignPaymentStart' });
export type PaymentStart = z.output<typeof paymentStartSchema>;

const counters = { impressions: z.int(), clicks: z.int(), views: z.int(), favorites: z.int() };
const totals = z.object(counters);
export const reportDay = z.object({ day: z.iso.date(), ...counters }).meta({ id: 'CampaignDay' });
export type ReportDay = z.output<typeof reportDay>;

export const reportSchema = z
  .object({
    days: z
      .array(reportDay)
      .describe('Each day of the campaign until today, those without anybody too'),
    totals,
    before: z
      .object({ startDate: z.iso.date(), endDate: z.iso.date(), ...counters })
      .describe('As many days just before it began'),
  })
  .meta({
    id: 'CampaignReport',
    description:
      'Counted once for each visitor and day. `impressions`: its sponsored card was shown; `clicks`: that card was followed; `views`: the page of the event was opened, from anywhere; `favorites`: it was kept.',
  });
export type CampaignReport = z.output<typeof reportSchema>;

export const invoiceParams = z.strictObject({ number: boundedText(20) });
const invoiceSchema = z
  .object({
    number: z.string(),
    kind: z.enum(invoiceKinds),
    issuedOn: z.iso.date(),
    totalCents: z.int().describe('Including VAT; below zero for a credit note'),
  })
  .meta({ id: 'CampaignInvoice' });
export const invoiceListSchema = z
  .object({ items: z.array(invoiceSchema) })
  .meta({ id: 'CampaignInvoices' });
export type InvoiceList = z.output<typeof invoiceListSchema>;

export const pdfSchema = z.any().describe('The document, as it was written');
