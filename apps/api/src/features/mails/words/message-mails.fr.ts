import {
  attachmentLimits,
  conversationLimits,
} from '@parages/contracts/vocabulary/organisations/conversation-limits';
import { formatWhole } from '@parages/contracts/vocabulary/text/numbers.fr';
import { quoted } from '@parages/contracts/vocabulary/text/quoted.fr';
import type { MailData } from '../mails.schema.ts';
import type { MailWords } from './mail-content.ts';
import { asMember, hello } from './mail-phrases.fr.ts';
import { replyMarkerFr } from './reply-marker.fr.ts';

const messageAbout = (organisation: string, title: string | null): string =>
  title === null ? `l’organisation ${quoted(organisation)}` : quoted(title);

const fileCount = (files: number): string[] => {
  if (files === 0) return [];
  const found = files > 1 ? `${files}\u00a0pièces jointes sont` : 'Une pièce jointe est';
  return [`${found} dans la conversation.`];
};

type RefusedReply = MailData<'reply-refused'>;

const { maxLength } = conversationLimits;
const megabytes = Math.floor(attachmentLimits.maxBytes / 1_000_000);

const refusedReply = ({ reason, files }: RefusedReply): string[] =>
  ({
    sender: [
      'Une réponse par e-mail est partie en votre nom d’un serveur que votre fournisseur de messagerie n’autorise pas\u00a0: par prudence, nous ne l’avons pas transmise.',
      'Si elle est de vous, envoyez-la depuis la conversation. Sinon, vous n’avez rien à faire.',
    ],
    empty: [
      `Votre réponse par e-mail n’est pas arrivée\u00a0: nous n’avons trouvé aucun texte au-dessus de la ligne ${quoted(replyMarkerFr)}.`,
    ],
    long: [
      `Votre réponse par e-mail n’est pas arrivée\u00a0: elle dépasse ${formatWhole(maxLength)}\u00a0caractères. Envoyez-la en plusieurs fois, ou joignez un PDF.`,
    ],
    quota: [
      'Votre réponse par e-mail n’est pas arrivée\u00a0: votre organisation a déjà envoyé beaucoup de messages en vingt-quatre heures. Réessayez demain.',
    ],
    files: [
      `Votre réponse est arrivée, sans ${files.length > 1 ? 'ces fichiers' : 'ce fichier'}\u00a0: ${files.map(quoted).join(', ')}.`,
      `Joignez au plus ${attachmentLimits.most}\u00a0fichiers par message, en PDF, JPEG, PNG ou WebP, de ${megabytes}\u00a0Mo chacun au plus.`,
    ],
  })[reason];

/** Texts of the mails about messages between an organisation and the team. */
export const messageMailsFr: Pick<
  MailWords,
  'team-message' | 'organiser-message' | 'reply-refused'
> = {
  'team-message': (data, site) => {
    const { firstName, organisation, title, text, asksPapers, files, link, replyTo } = data;
    const isAnswerable = replyTo !== undefined;
    const subject = asksPapers
      ? `${title ?? organisation}\u00a0: notre équipe vous demande des pièces`
      : `${title ?? organisation}\u00a0: un message de notre équipe`;
    return {
      subject,
      preview: text.slice(0, 120),
      heading: subject,
      paragraphs: [
        ...(isAnswerable ? [`— ${replyMarkerFr} —`] : []),
        hello(firstName),
        ...fileCount(files),
        ...(asksPapers ? ['Joignez vos pièces à votre réponse, en PDF ou en photo.'] : []),
        `Notre équipe vous écrit au sujet de ${messageAbout(organisation, title)}\u00a0:`,
      ],
      quote: text,
      button: { label: 'Répondre', href: link },
      notes: [
        isAnswerable
          ? 'Pour répondre, passez par le bouton, ou répondez à cet e-mail depuis l’adresse qui l’a reçu\u00a0: votre texte et vos pièces jointes arrivent dans la conversation.'
          : 'Pour répondre, passez par le bouton\u00a0: les réponses à cet e-mail n’arrivent pas jusqu’à nous.',
      ],
      reason: asMember(organisation, site),
    };
  },
  'organiser-message': ({ organisation, title, text, files, link }, site) => ({
    subject: `Message de ${organisation}${title === null ? '' : ` sur ${quoted(title)}`}`,
    preview: text.slice(0, 120),
    heading: `Message de ${organisation}`,
    paragraphs: [
      'Bonjour,',
      ...fileCount(files),
      `L’organisation ${quoted(organisation)} écrit à l’équipe${title === null ? '' : ` au sujet de ${quoted(title)}`}\u00a0:`,
    ],
    quote: text,
    button: { label: 'Ouvrir la conversation', href: link },
    notes: [
      'Pour répondre, passez par le bouton\u00a0: l’organisation lira votre réponse dans son espace.',
    ],
    reason: `Vous recevez cet e-mail parce que cette adresse est celle de l’équipe de ${site.name}.`,
  }),
  'reply-refused': (data, site) => {
    const { firstName, organisation, title, reason, link } = data;
    const subject =
      reason === 'files'
        ? `Votre réponse est arrivée sans ${data.files.length > 1 ? 'ses fichiers' : 'son fichier'}`
        : 'Votre réponse n’est pas arrivée';
    return {
      subject: `${subject}\u00a0: ${title ?? organisation}`,
      preview: subject,
      heading: subject,
      paragraphs: [hello(firstName), ...refusedReply(data)],
      button: { label: 'Ouvrir la conversation', href: link },
      reason: asMember(organisation, site),
    };
  },
};
