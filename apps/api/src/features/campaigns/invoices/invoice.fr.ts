import { formatBill } from '@parages/contracts/vocabulary/prices/euros.fr';
import { quoted } from '@parages/contracts/vocabulary/text/quoted.fr';
import { fromTo, longDay, weeksOf } from '../payments/checkout/payment-words.fr.ts';
import type { InvoiceDocument } from './invoices.domain.ts';
import type { Seller } from './seller.ts';

const spaced = (siren: string): string => siren.replace(/(\d{3})(?=\d)/g, '$1\u00a0');
const isPresent = (text: string | null): text is string => text !== null && text !== '';

export const sellerLines = ({
  legalForm,
  capital,
  address,
  siren,
  registration,
  vatNumber,
}: Seller): string[] =>
  [
    capital === null ? legalForm : `${legalForm} au capital de ${capital}`,
    address,
    `SIREN ${spaced(siren)}`,
    registration,
    vatNumber === null ? null : `TVA ${vatNumber}`,
  ].filter(isPresent);

export const buyerLines = ({ address, siren, vatNumber }: InvoiceDocument['buyer']): string[] =>
  [
    address,
    siren === null ? null : `SIREN ${spaced(siren)}`,
    vatNumber === null ? null : `TVA ${vatNumber}`,
  ].filter(isPresent);

export function invoiceWords({
  number,
  kind,
  issuedOn,
  corrects,
  service,
  line,
  vatPercent,
  paidOn,
  seller,
}: InvoiceDocument) {
  const isCredit = kind === 'credit-note';
  const exempt = 'TVA non applicable, art. 293\u00a0B du CGI.';
  return {
    title: isCredit ? `Avoir ${number}` : `Facture ${number}`,
    trial: seller.isTrial
      ? 'DOCUMENT D’ESSAI, SANS VALEUR\u00a0: aucun argent n’a été échangé.'
      : null,
    from: 'Vendeur',
    to: 'Client',
    facts: [
      `Date d’émission\u00a0: ${longDay(issuedOn)}`,
      corrects === null
        ? null
        : `Annule la facture ${corrects.number} du ${longDay(corrects.issuedOn)}, en tout ou en partie`,
      'Nature\u00a0: prestation de services',
      `Période de la prestation\u00a0: ${fromTo(service)}`,
      isCredit
        ? `Remboursé le ${longDay(paidOn)} sur la carte qui a payé`
        : `Payée le ${longDay(paidOn)} par carte bancaire`,
    ].filter(isPresent),
    head: ['Désignation', 'Quantité', 'Prix unitaire HT', 'TVA', 'Total HT'] as const,
    row: [
      `Mise en avant de ${quoted(service.title)}`,
      isCredit ? '1' : weeksOf(line.weeks),
      formatBill(isCredit ? line.exclVatCents : line.unitCents),
      vatPercent === null ? '–' : `${vatPercent}\u00a0%`,
      formatBill(line.exclVatCents),
    ] as const,
    totals: [
      ['Total HT', formatBill(line.exclVatCents)],
      [vatPercent === null ? 'TVA' : `TVA ${vatPercent}\u00a0%`, formatBill(line.vatCents)],
      [isCredit ? 'Total TTC remboursé' : 'Total TTC payé', formatBill(line.inclVatCents)],
    ] as const,
    notes: [
      vatPercent === null ? exempt : 'TVA acquittée sur les débits.',
      isCredit ? null : 'Payée comptant\u00a0: pas d’escompte pour paiement anticipé.',
      isCredit
        ? null
        : 'En cas de retard de paiement\u00a0: pénalités au taux de trois fois l’intérêt légal, et indemnité forfaitaire de 40\u00a0€ pour frais de recouvrement (art. L441-10 du code de commerce).',
    ].filter(isPresent),
  };
}
