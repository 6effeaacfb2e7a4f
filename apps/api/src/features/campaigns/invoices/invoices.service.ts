import { type ListInvoicesDeps, listInvoices } from './list-invoices.ts';
import { readInvoice } from './read-invoice.ts';

export const invoicesService = (deps: ListInvoicesDeps) => ({
  list: listInvoices(deps),
  read: readInvoice(deps),
});

export type InvoicesService = ReturnType<typeof invoicesService>;
