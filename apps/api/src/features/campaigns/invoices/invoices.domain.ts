import type { InvoiceKind } from '@parages/contracts/vocabulary/campaigns/campaign-states';
import type { CampaignPrice } from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import type { Seller } from './seller.ts';

/**
 * What an invoice says, kept beside its PDF: for whoever reads it with a machine. Amounts are
 * cents, below zero in a credit note.
 */
export type InvoiceDocument = {
  number: string;
  kind: InvoiceKind;
  issuedOn: string;
  /** The invoice that a credit note takes back, and why. */
  corrects: { number: string; issuedOn: string } | null;
  seller: Seller;
  buyer: { name: string; address: string; siren: string | null; vatNumber: string | null };
  service: { title: string; startDate: string; endDate: string };
  line: { weeks: number; unitCents: number } & CampaignPrice;
  vatPercent: number | null;
  /** The day the money came, or went back. */
  paidOn: string;
};

const percent = 100;
const width = 6;
const letters: Record<InvoiceKind, string> = { invoice: 'F', 'credit-note': 'A' };

/** `F2026-000001`, `A2026-000001`. */
export const numberOf = (kind: InvoiceKind, year: number, n: number): string =>
  `${letters[kind]}${year}-${String(n).padStart(width, '0')}`;

/** What a refund takes back: all of a price, or the same share of each part of it. */
export function takenBack(inclVatCents: number, vatPercent: number | null): CampaignPrice {
  const exclVatCents = Math.round((inclVatCents * percent) / (percent + (vatPercent ?? 0)));
  return { exclVatCents, vatCents: inclVatCents - exclVatCents, inclVatCents };
}

export const negative = ({
  exclVatCents,
  vatCents,
  inclVatCents,
}: CampaignPrice): CampaignPrice => ({
  exclVatCents: -exclVatCents,
  // No minus zero where there is no VAT.
  vatCents: vatCents === 0 ? 0 : -vatCents,
  inclVatCents: -inclVatCents,
});
