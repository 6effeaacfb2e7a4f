import { quoted } from '@parages/contracts/vocabulary/text/quoted.fr';
import type { MailWords } from './mail-content.ts';
import { asMember, hello } from './mail-phrases.fr.ts';

/** Texts of the mails about the webhooks of an organisation. */
export const webhookMailsFr: Pick<MailWords, 'webhook-paused'> = {
  'webhook-paused': ({ firstName, organisation, address, days, link }, site) => ({
    subject: `${organisation}\u00a0: un webhook est en pause`,
    preview: `Il ne répond plus depuis ${days}\u00a0jours.`,
    heading: `${organisation}\u00a0: un webhook est en pause`,
    paragraphs: [
      hello(firstName),
      `Depuis ${days}\u00a0jours, cette adresse ne reçoit plus les messages de l’organisation ${quoted(organisation)}\u00a0:`,
    ],
    quote: address,
    button: { label: 'Voir mon organisation', href: link },
    notes: [
      'Les changements de vos événements ne lui sont plus envoyés. Une fois l’adresse réparée, reprenez les envois\u00a0: le journal permet de renvoyer ce qui a manqué.',
    ],
    reason: asMember(organisation, site),
  }),
};
