import { betweenDays } from '@parages/contracts/vocabulary/dates/days-and-times.fr';
import { formatBill } from '@parages/contracts/vocabulary/prices/euros.fr';
import { quoted } from '@parages/contracts/vocabulary/text/quoted.fr';
import type { CampaignMailKind } from '../campaign-mails.schema.ts';
import type { MailWords } from './mail-content.ts';
import { asMember, hello } from './mail-phrases.fr.ts';

const during = ({ startDate, endDate }: { startDate: string; endDate: string }): string =>
  `du ${betweenDays(startDate, 'au', endDate)}`;

/** Texts of the mails about campaigns. */
export const campaignMailsFr: Pick<MailWords, CampaignMailKind> = {
  'campaign-activated': (
    { firstName, organisation, title, number, totalCents, link, invoiceLink, ...days },
    site,
  ) => ({
    subject: 'Campagne activée — facture',
    preview: `${quoted(title)} sera mis en avant ${during(days)}.`,
    heading: 'Votre campagne est activée',
    paragraphs: [
      hello(firstName),
      `Merci\u00a0! Votre paiement de ${formatBill(totalCents)} est arrivé\u00a0: ${quoted(title)} est mis en avant ${during(days)}, avec la mention «\u00a0Sponsorisé\u00a0».`,
    ],
    entries: [
      {
        title: `Facture ${number}`,
        details: [`${formatBill(totalCents)} TTC, payée`],
        href: invoiceLink,
      },
    ],
    button: { label: 'Suivre ma campagne', href: link },
    reason: asMember(organisation, site),
  }),
  'campaign-receipt': ({ organisation, number, totalCents, link, ...days }, site) => ({
    subject: `Facture ${number}`,
    preview: `${formatBill(totalCents)} TTC, payés à ${site.name}.`,
    heading: 'Votre facture',
    paragraphs: [
      hello(''),
      `Merci\u00a0! Votre paiement de ${formatBill(totalCents)} est arrivé. La facture ${number} est jointe à cet e-mail\u00a0: elle est au nom de l’organisation ${quoted(organisation)}, pour la mise en avant d’un événement ${during(days)}.`,
    ],
    button: { label: 'Voir la campagne', href: link },
    notes: ['Le bouton ouvre la page de la campagne, réservée aux membres de l’organisation.'],
    reason: `Vous recevez cet e-mail parce que cette adresse a été donnée lors du paiement sur ${site.name}.`,
  }),
  'campaign-payment-failed': ({ firstName, organisation, title, link }, site) => ({
    subject: 'Paiement non abouti',
    preview: 'Rien n’a été débité.',
    heading: 'Votre paiement n’a pas abouti',
    paragraphs: [
      hello(firstName),
      `Le paiement de la campagne ${quoted(title)} n’a pas été terminé à temps. Rien n’a été débité, et les dates réservées sont de nouveau libres.`,
      'Votre brouillon est conservé\u00a0: vous pouvez reprendre quand vous le souhaitez.',
    ],
    button: { label: 'Reprendre ma campagne', href: link },
    reason: asMember(organisation, site),
  }),
  'campaign-refunded': (
    { firstName, organisation, title, number, totalCents, isLost, link, invoiceLink },
    site,
  ) => ({
    subject: `Remboursement de ${formatBill(totalCents)} — avoir`,
    preview: `${formatBill(totalCents)} reviennent sur la carte qui a payé.`,
    heading: 'Nous vous remboursons',
    paragraphs: [
      hello(firstName),
      ...(isLost
        ? [
            `Votre paiement pour ${quoted(title)} est arrivé alors que la campagne ne pouvait plus commencer\u00a0: ses dates n’étaient plus libres. Nous en sommes désolés.`,
          ]
        : []),
      `${formatBill(totalCents)} reviennent sur la carte qui a payé, d’ordinaire sous cinq à dix jours.`,
    ],
    entries: [
      {
        title: `Avoir ${number}`,
        details: [`${formatBill(totalCents)} TTC, remboursés`],
        href: invoiceLink,
      },
    ],
    button: { label: 'Voir ma campagne', href: link },
    reason: asMember(organisation, site),
  }),
  'campaign-granted': ({ firstName, organisation, title, link, ...days }, site) => ({
    subject: `Une campagne vous est offerte pour ${quoted(title)}`,
    preview: `Mis en avant ${during(days)}.`,
    heading: 'Une campagne vous est offerte',
    paragraphs: [
      hello(firstName),
      `Bonne nouvelle\u00a0: ${quoted(title)} est mis en avant ${during(days)}, avec la mention «\u00a0Sponsorisé\u00a0». Vous n’avez rien à payer ni à faire.`,
    ],
    button: { label: 'Voir la campagne', href: link },
    reason: asMember(organisation, site),
  }),
  'campaign-stopped': ({ firstName, organisation, title, reason, link }, site) => ({
    subject: `La campagne ${quoted(title)} est arrêtée`,
    preview: 'Voici pourquoi.',
    heading: `La campagne ${quoted(title)} est arrêtée`,
    paragraphs: [
      hello(firstName),
      `Notre équipe a arrêté la campagne ${quoted(title)}\u00a0: l’événement n’est plus mis en avant. Voici pourquoi\u00a0:`,
    ],
    quote: reason,
    button: { label: 'Voir la campagne', href: link },
    notes: [
      'Une question, un désaccord, un remboursement à demander\u00a0? Ouvrez la campagne et choisissez «\u00a0Écrire à l’équipe\u00a0»\u00a0: nous vous lirons.',
    ],
    reason: asMember(organisation, site),
  }),
};
