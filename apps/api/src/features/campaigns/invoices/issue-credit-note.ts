import type { Payment } from '../payments/payments.repository.ts';
import { negative, splitRefund } from './invoices.domain.ts';
import { invoicingRepository } from './invoicing.repository.ts';
import { type Tx, type WriteDocumentDeps, writeDocument } from './write-document.ts';

/**
 * Returns the number of the credit note; undefined when it was issued before, and when the payment
 * has no invoice.
 */
export const issueCreditNote =
  (deps: WriteDocumentDeps) =>
  async (
    tx: Tx,
    payment: Payment,
    refund: { id: string; amountCents: number },
    now: Date,
  ): Promise<string | undefined> => {
    const invoices = invoicingRepository(tx);
    if (await invoices.hasCreditNote(refund.id)) return undefined;
    const invoice = await invoices.findByPayment(payment.id);
    if (invoice === null) return undefined;
    const order = {
      kind: 'credit-note',
      price: negative(splitRefund(refund.amountCents, payment.vatPercent)),
      corrects: {
        number: invoice.number,
        issuedOn: invoice.issuedOn.toISOString().slice(0, 10),
      },
      refundId: refund.id,
    } as const;
    return (await writeDocument(deps)(tx, payment, order, now)).number;
  };
