import type { InvoiceKind } from '@parages/contracts/vocabulary/campaign-states';
import type { CampaignPrice } from '@parages/contracts/vocabulary/campaign-terms';
import { parisDay } from '@parages/contracts/vocabulary/date-presets';
import type { Db, SqlClient } from '../../../platform/database.ts';
import type { Payment } from '../payments/payments.repository.ts';
import { drawInvoice } from './draw-invoice.ts';
import { type InvoiceDocument, negative, numberOf, takenBack } from './invoices.domain.ts';
import { type BuyerRow, invoicingRepository } from './invoicing.repository.ts';
import type { Seller } from './seller.ts';

type Tx = Pick<Db, 'invoice'> & SqlClient;
type Written = {
  kind: InvoiceKind;
  price: CampaignPrice;
  corrects: { number: string; issuedOn: string } | null;
  refundId: string | null;
};

const addressOf = ({ streetAddress, postalCode, locality }: BuyerRow): string =>
  [streetAddress, `${postalCode} ${locality}`.trim()].filter(Boolean).join(', ');

/** Invoices and credit notes: numbered without a gap, drawn once, kept as they were drawn. */
export function invoicingService({ seller }: { seller: Seller }) {
  async function write(
    tx: Tx,
    payment: Payment,
    { kind, price, corrects, refundId }: Written,
    now: Date,
  ): Promise<string> {
    const invoices = invoicingRepository(tx);
    const buyer = await invoices.findBuyer(payment.campaignId);
    if (!buyer) throw new Error(`payment ${payment.id} has no campaign`);
    const issuedOn = parisDay(now);
    const year = Number(issuedOn.slice(0, 4));
    const { organisationId, name, siren, vatNumber, title, startDate, endDate } = buyer;
    const facts: Omit<InvoiceDocument, 'number'> = {
      kind,
      issuedOn,
      corrects,
      seller,
      vatPercent: payment.vatPercent,
      paidOn: issuedOn,
      buyer: { name, address: addressOf(buyer), siren, vatNumber },
      service: { title, startDate, endDate },
      line: { weeks: payment.weeks, unitCents: payment.weeklyRateCents, ...price },
    };
    // The series is held from here on: what can be done before is.
    const number = numberOf(kind, year, await invoices.nextNumber(kind, year));
    const document: InvoiceDocument = { number, ...facts };
    const pdf = await drawInvoice(document);
    await invoices.insert({
      number,
      kind,
      paymentId: payment.id,
      refundId,
      corrects: corrects?.number ?? null,
      organisationId,
      issuedOn,
      now,
      exclVatCents: price.exclVatCents,
      vatCents: price.vatCents,
      totalCents: price.inclVatCents,
      document: JSON.stringify(document),
      pdf: pdf.toString('base64'),
    });
    return number;
  }

  return {
    /** Invoices a payment, in the transaction that settles it. Answers the number. */
    issueInvoice: (tx: Tx, payment: Payment, now: Date): Promise<string> => {
      const price = {
        exclVatCents: payment.exclVatCents,
        vatCents: payment.vatCents,
        inclVatCents: payment.amountCents,
      };
      return write(tx, payment, { kind: 'invoice', price, corrects: null, refundId: null }, now);
    },

    /** Takes back what a refund gives back, once; undefined when it was, or when nothing was invoiced. */
    issueCreditNote: async (
      tx: Tx,
      payment: Payment,
      refund: { id: string; amountCents: number },
      now: Date,
    ): Promise<{ number: string; invoice: string } | undefined> => {
      const invoices = invoicingRepository(tx);
      if (await invoices.hasCreditNote(refund.id)) return undefined;
      const invoice = await invoices.findOf(payment.id);
      if (invoice === null) return undefined;
      const corrects = {
        number: invoice.number,
        issuedOn: invoice.issuedOn.toISOString().slice(0, 10),
      };
      const price = negative(takenBack(refund.amountCents, payment.vatPercent));
      const number = await write(
        tx,
        payment,
        { kind: 'credit-note', price, corrects, refundId: refund.id },
        now,
      );
      return { number, invoice: invoice.number };
    },
  };
}

export type InvoicingService = ReturnType<typeof invoicingService>;
