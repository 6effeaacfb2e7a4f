import type { Payment } from '../payments/payments.repository.ts';
import {
  type Tx,
  type WriteDocumentDeps,
  type WrittenDocument,
  writeDocument,
} from './write-document.ts';

/** Call it in the transaction that settles the payment. */
export const issueInvoice =
  (deps: WriteDocumentDeps) =>
  (tx: Tx, payment: Payment, now: Date): Promise<WrittenDocument> => {
    const price = {
      exclVatCents: payment.exclVatCents,
      vatCents: payment.vatCents,
      inclVatCents: payment.amountCents,
    };
    const order = { kind: 'invoice', price, corrects: null, refundId: null } as const;
    return writeDocument(deps)(tx, payment, order, now);
  };
