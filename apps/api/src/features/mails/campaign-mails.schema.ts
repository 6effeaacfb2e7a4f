import { z } from 'zod';

const link = z.url({ protocol: /^https?$/ });
const about = {
  firstName: z.string().describe('Empty when it is not known'),
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

/** What the mails about campaigns have to be told. */
export const campaignMailData = {
  'campaign-activated': z.object({ ...about, ...days, ...written }),
  'campaign-payment-failed': z.object(about),
  'campaign-refunded': z.object({
    ...about,
    ...written,
    isLost: z.boolean().describe('Its days were taken while it was paid'),
  }),
  'campaign-granted': z.object({ ...about, ...days }),
  'campaign-stopped': z.object({
    ...about,
    reason: z.string().min(1).describe("The moderator's own words"),
  }),
};

export type CampaignMailKind = keyof typeof campaignMailData;
