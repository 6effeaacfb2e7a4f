import { invoiceKinds } from '@parages/contracts/vocabulary/campaigns/campaign-states';
import { z } from 'zod';
import { boundedText } from '../../../platform/input/bounded-text.ts';

export const invoiceParams = z.strictObject({ number: boundedText(20) });
const invoiceSchema = z
  .object({
    number: z.string(),
    kind: z.enum(invoiceKinds),
    issuedOn: z.iso.date(),
    totalCents: z.int().describe('Including VAT; negative for a credit note'),
  })
  .meta({ id: 'CampaignInvoice' });
export const invoiceListSchema = z
  .object({ items: z.array(invoiceSchema) })
  .meta({ id: 'CampaignInvoices' });
export type InvoiceList = z.output<typeof invoiceListSchema>;

export const pdfSchema = z.any().describe('The PDF as it was issued');
