import { z } from 'zod';
import { firstName, link, reason } from './mail-fields.schema.ts';

const about = {
  firstName,
  organisation: z.string().min(1),
  title: z.string().min(1),
  link: link.describe('The campaign, on the professional site'),
};
const days = { startDate: z.iso.date(), endDate: z.iso.date() };
const written = {
  number: z.string(),
  totalCents: z.int().positive(),
  invoiceLink: link.describe('The PDF, for members who are signed in'),
};

// Far above the size of an invoice.
const longestPdf = 2_000_000;

export const campaignMailData = {
  'campaign-activated': z.object({ ...about, ...days, ...written }),
  'campaign-receipt': z.object({
    ...days,
    organisation: about.organisation,
    number: written.number,
    totalCents: written.totalCents,
    link: about.link,
    pdf: z.base64().max(longestPdf).describe('The invoice, which is attached'),
  }),
  'campaign-payment-failed': z.object(about),
  'campaign-refunded': z.object({
    ...about,
    ...written,
    isLost: z.boolean().describe('Other campaigns took its days during the payment'),
  }),
  'campaign-granted': z.object({ ...about, ...days }),
  'campaign-stopped': z.object({ ...about, reason }),
};

export type CampaignMailKind = keyof typeof campaignMailData;
