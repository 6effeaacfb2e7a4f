import type { InvoiceKind } from '@parages/contracts/vocabulary/campaigns/campaign-states';
import type { CampaignPrice } from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import type { Payment } from '../payments/payments.repository.ts';
import { drawInvoice } from './draw-invoice.ts';
import { type InvoiceDocument, numberOf } from './invoices.domain.ts';
import { type BuyerRow, invoicingRepository } from './invoicing.repository.ts';
import type { Seller } from './seller.ts';

export type Tx = Pick<Db, 'invoice'> & SqlClient;
export type WriteDocumentDeps = { seller: Seller };

type Order = {
  kind: InvoiceKind;
  price: CampaignPrice;
  corrects: { number: string; issuedOn: string } | null;
  refundId: string | null;
};
type Facts = Omit<InvoiceDocument, 'number'>;

const addressOf = ({ streetAddress, postalCode, locality }: BuyerRow): string =>
  [streetAddress, `${postalCode} ${locality}`.trim()].filter(Boolean).join(', ');

function factsOf(
  seller: Seller,
  buyer: BuyerRow,
  payment: Payment,
  { kind, price, corrects }: Order,
  issuedOn: string,
): Facts {
  const { name, siren, vatNumber, title, startDate, endDate } = buyer;
  return {
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
}

export type WrittenDocument = { number: string; pdf: Buffer };

/** Throws when the payment has no campaign. */
export const writeDocument =
  ({ seller }: WriteDocumentDeps) =>
  async (tx: Tx, payment: Payment, order: Order, now: Date): Promise<WrittenDocument> => {
    const { kind, price, corrects, refundId } = order;
    const invoices = invoicingRepository(tx);
    const buyer = await invoices.findBuyer(payment.campaignId);
    if (!buyer) throw new Error(`payment ${payment.id} has no campaign`);
    const issuedOn = parisDay(now);
    const year = Number(issuedOn.slice(0, 4));
    const facts = factsOf(seller, buyer, payment, order, issuedOn);
    // Locks the series of numbers until the end of the transaction.
    const number = numberOf(kind, year, await invoices.nextNumber(kind, year));
    const document: InvoiceDocument = { number, ...facts };
    const pdf = await drawInvoice(document);
    await invoices.insert({
      number,
      kind,
      paymentId: payment.id,
      refundId,
      corrects: corrects?.number ?? null,
      organisationId: buyer.organisationId,
      issuedOn,
      now,
      exclVatCents: price.exclVatCents,
      vatCents: price.vatCents,
      totalCents: price.inclVatCents,
      document,
      pdf: new Uint8Array(pdf),
    });
    return { number, pdf: Buffer.from(pdf) };
  };
