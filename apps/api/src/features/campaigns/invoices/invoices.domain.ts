import type { InvoiceKind } from '@parages/contracts/vocabulary/campaigns/campaign-states';
import type { CampaignPrice } from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import type { Seller } from './seller.ts';

/**
 * Machine-readable content of an invoice or a credit note, stored with its PDF. Amounts are in
 * cents; those of a credit note are negative, except `unitCents`.
 */
export type InvoiceDocument = {
  number: string;
  kind: InvoiceKind;
  issuedOn: string;
  /** The invoice that a credit note corrects; null in an invoice. */
  corrects: { number: string; issuedOn: string } | null;
  seller: Seller;
  buyer: { name: string; address: string; siren: string | null; vatNumber: string | null };
  service: { title: string; startDate: string; endDate: string };
  line: { weeks: number; unitCents: number } & CampaignPrice;
  vatPercent: number | null;
  /** Day on which the service recorded the payment or the refund. */
  paidOn: string;
};

const percent = 100;
const width = 6;
const letters: Record<InvoiceKind, string> = { invoice: 'F', 'credit-note': 'A' };

export const numberOf = (kind: InvoiceKind, year: number, n: number): string =>
  `${letters[kind]}${year}-${String(n).padStart(width, '0')}`;

export function splitRefund(inclVatCents: number, vatPercent: number | null): CampaignPrice {
  const exclVatCents = Math.round((inclVatCents * percent) / (percent + (vatPercent ?? 0)));
  return { exclVatCents, vatCents: inclVatCents - exclVatCents, inclVatCents };
}

export const negative = ({
  exclVatCents,
  vatCents,
  inclVatCents,
}: CampaignPrice): CampaignPrice => ({
  exclVatCents: -exclVatCents,
  // Avoids -0 without VAT.
  vatCents: vatCents === 0 ? 0 : -vatCents,
  inclVatCents: -inclVatCents,
});
