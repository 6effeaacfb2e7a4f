import { issueCreditNote } from './issue-credit-note.ts';
import { issueInvoice } from './issue-invoice.ts';
import type { Seller } from './seller.ts';

export const invoicingService = (deps: { seller: Seller }) => ({
  issueInvoice: issueInvoice(deps),
  issueCreditNote: issueCreditNote(deps),
});

export type InvoicingService = ReturnType<typeof invoicingService>;
