import { quoted } from '@parages/contracts/vocabulary/text/quoted.fr';
import type { MailWords } from './mail-content.ts';
import { asMember, hello } from './mail-phrases.fr.ts';

const messageAbout = (organisation: string, title: string | null): string =>
  title === null ? `l’organisation ${quoted(organisation)}` : quoted(title);

const fileCount = (files: number): string[] => {
  if (files === 0) return [];
  const found = files > 1 ? `${files}\u00a0pièces jointes sont` : 'Une pièce jointe est';
  return [`${found} dans la conversation.`];
};

/** Texts of the mails about messages between an organisation and the team. */
export const messageMailsFr: Pick<MailWords, 'team-message' | 'organiser-message'> = {
  'team-message': ({ firstName, organisation, title, text, asksPapers, files, link }, site) => {
    const subject = asksPapers
      ? `${title ?? organisation}\u00a0: notre équipe vous demande des pièces`
      : `${title ?? organisation}\u00a0: un message de notre équipe`;
    return {
      subject,
      preview: text.slice(0, 120),
      heading: subject,
      paragraphs: [
        hello(firstName),
        ...fileCount(files),
        ...(asksPapers ? ['Joignez vos pièces à votre réponse, en PDF ou en photo.'] : []),
        `Notre équipe vous écrit au sujet de ${messageAbout(organisation, title)}\u00a0:`,
      ],
      quote: text,
      button: { label: 'Répondre', href: link },
      notes: [
        'Pour répondre, passez par le bouton\u00a0: les réponses à cet e-mail n’arrivent pas jusqu’à nous.',
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
};
