import { refusalTabs } from '@parages/contracts/vocabulary/events/refusal-reasons';
import { refusalReasonLabels } from '@parages/contracts/vocabulary/events/refusal-reasons.fr';
import {
  formatEventCount,
  formatImportCounts,
  formatLineCount,
  formatPhotoCount,
} from '@parages/contracts/vocabulary/imports/import-counts.fr';
import { memberRoleLabels } from '@parages/contracts/vocabulary/organisations/member-roles.fr';
import { quoted } from '@parages/contracts/vocabulary/text/quoted.fr';
import type { MailData } from '../mails.schema.ts';
import type { OrganiserMailKind } from '../organiser-mails.schema.ts';
import { apiKeyMailsFr } from './api-key-mails.fr.ts';
import { campaignMailsFr } from './campaign-mails.fr.ts';
import { reportLines } from './import-report.fr.ts';
import type { MailWords } from './mail-content.ts';
import { asMember, hello } from './mail-phrases.fr.ts';
import { messageMailsFr } from './message-mails.fr.ts';
import { webhookMailsFr } from './webhook-mails.fr.ts';

const leftOut = (lines: number): string =>
  lines > 1
    ? `${formatLineCount(lines)} n’ont pas été importées\u00a0: le fichier d’erreurs dit lesquelles et pourquoi. Corrigez-les, puis envoyez-les de nouveau\u00a0: ce qui est déjà importé ne sera pas doublé.`
    : 'Une ligne n’a pas été importée\u00a0: le fichier d’erreurs dit laquelle et pourquoi. Corrigez-la, puis envoyez-la de nouveau\u00a0: ce qui est déjà importé ne sera pas doublé.';
const photosToCome = (photos: number): string =>
  photos > 1
    ? `Les ${formatPhotoCount(photos)} du fichier arrivent l’une après l’autre\u00a0: la page de l’import dira si l’une d’elles manque.`
    : 'La photo du fichier arrive\u00a0: la page de l’import dira si elle manque.';

type Decided = MailData<'review-digest'>;

const decidedEvents = ({ published, accepted, refused }: Decided): string => {
  const parts = [
    published.length > 0 && `${formatEventCount(published.length)} en ligne`,
    accepted.length > 0 &&
      `${formatEventCount(accepted.length)} accepté${accepted.length > 1 ? 's' : ''}`,
    refused.length > 0 && `${formatEventCount(refused.length)} à corriger`,
  ].filter((part) => part !== false);
  return parts.join(', ');
};

const whatToCorrect = (count: number, reasons: Decided['reasons']): string[] => [
  count > 1
    ? 'Les événements à corriger ne sont pas publiés. Corrigez-les, puis envoyez-les de nouveau. Voici pourquoi\u00a0:'
    : 'L’événement à corriger n’est pas publié. Corrigez-le, puis envoyez-le de nouveau. Voici pourquoi\u00a0:',
  ...reasons.map(
    (reason) => `${refusalReasonLabels[reason].label}\u00a0: ${refusalReasonLabels[reason].advice}`,
  ),
];

const toEntries = (events: Decided['published'], detail: string) =>
  events.map(({ title, link }) => ({ title, details: [detail], href: link }));

/**
 * Texts of the mails to organisers, who are addressed as vous. The professional site is in French
 * only, so accounts with another language get these too.
 */
export const organiserMailsFr: Pick<MailWords, OrganiserMailKind> = {
  'organisation-received': ({ firstName, organisation, link }, site) => ({
    subject: 'Nous avons reçu votre organisation',
    preview: `${organisation} est en attente de validation.`,
    heading: 'Nous avons reçu votre organisation',
    paragraphs: [
      hello(firstName),
      `Notre équipe vérifie l’organisation ${quoted(organisation)}. Vous recevrez un e-mail dès que ce sera fait, d’ordinaire sous deux jours ouvrés.`,
      'En attendant, préparez vos événements\u00a0: vos brouillons sont enregistrés, vous pourrez les publier une fois l’organisation validée.',
    ],
    button: { label: 'Préparer un événement', href: link },
    reason: asMember(organisation, site),
  }),
  'organisation-approved': ({ firstName, organisation, link }, site) => ({
    subject: `L’organisation ${quoted(organisation)} est validée`,
    preview: 'Vous pouvez publier vos événements.',
    heading: `L’organisation ${quoted(organisation)} est validée`,
    paragraphs: [
      hello(firstName),
      `Bonne nouvelle\u00a0: l’organisation ${quoted(organisation)} est validée. Vous pouvez dès maintenant soumettre vos événements, et les faire connaître autour de vous.`,
    ],
    button: { label: 'Publier un événement', href: link },
    reason: asMember(organisation, site),
  }),
  'organisation-refused': ({ firstName, organisation, reason, link }, site) => ({
    subject: `${organisation}\u00a0: il manque une information`,
    preview: 'Corrigez votre demande, puis envoyez-la de nouveau.',
    heading: `${organisation}\u00a0: il manque une information`,
    paragraphs: [
      hello(firstName),
      `Nous n’avons pas pu valider l’organisation ${quoted(organisation)}. Voici pourquoi\u00a0:`,
    ],
    quote: reason,
    button: { label: 'Corriger ma demande', href: link },
    notes: ['Vos brouillons sont conservés.'],
    reason: asMember(organisation, site),
  }),
  'organisation-suspended': ({ firstName, organisation, reason, link }, site) => ({
    subject: `L’organisation ${quoted(organisation)} est suspendue`,
    preview: 'Ses événements ne peuvent plus être modifiés pour le moment.',
    heading: `L’organisation ${quoted(organisation)} est suspendue`,
    paragraphs: [
      hello(firstName),
      `L’organisation ${quoted(organisation)} est suspendue\u00a0: ses membres peuvent consulter ses événements, mais plus les modifier. Voici pourquoi\u00a0:`,
    ],
    quote: reason,
    button: { label: 'Voir mon organisation', href: link },
    reason: asMember(organisation, site),
  }),
  'organisation-change-accepted': ({ firstName, organisation, link }, site) => ({
    subject: `${organisation}\u00a0: votre modification est en ligne`,
    preview: 'Votre page publique est à jour.',
    heading: 'Votre modification est en ligne',
    paragraphs: [
      hello(firstName),
      `La fiche de l’organisation ${quoted(organisation)} est à jour\u00a0: les visiteurs voient dès maintenant ce que vous avez modifié.`,
    ],
    button: { label: 'Voir mon organisation', href: link },
    reason: asMember(organisation, site),
  }),
  'organisation-change-refused': ({ firstName, organisation, reason, link }, site) => ({
    subject: `${organisation}\u00a0: votre modification n’est pas publiée`,
    preview: 'Corrigez-la, puis envoyez-la de nouveau.',
    heading: 'Votre modification n’est pas publiée',
    paragraphs: [
      hello(firstName),
      `Nous n’avons pas pu accepter ce que vous avez modifié dans la fiche de l’organisation ${quoted(organisation)}. Voici pourquoi\u00a0:`,
    ],
    quote: reason,
    button: { label: 'Corriger ma modification', href: link },
    notes: ['D’ici là, les visiteurs continuent de voir la fiche validée.'],
    reason: asMember(organisation, site),
  }),
  invitation: ({ inviter, organisation, role, days, link }, site) => ({
    subject: `Invitation à rejoindre ${organisation}`,
    preview:
      inviter === ''
        ? `Rejoignez ${organisation} sur ${site.name}.`
        : `${inviter} vous invite sur ${site.name}.`,
    heading: `Rejoignez ${organisation}`,
    paragraphs: [
      'Bonjour,',
      `${inviter === '' ? 'On' : inviter} vous invite à rejoindre ${organisation} sur ${site.name}, avec le rôle «\u00a0${memberRoleLabels[role]}\u00a0».`,
      `Le lien est valable ${days}\u00a0jours et ne sert qu’une fois. Connectez-vous avec l’adresse qui a reçu cet e-mail.`,
    ],
    button: { label: 'Rejoindre l’organisation', href: link, isSpelledOut: true },
    notes: [
      'Vous ne connaissez pas cette organisation\u00a0? Ignorez cet e-mail\u00a0: il ne se passera rien.',
    ],
    reason: `Vous recevez cet e-mail parce que ${organisation} a donné cette adresse.`,
  }),
  'poi-in-review': ({ firstName, title, organisation, link }, site) => ({
    subject: `${quoted(title)} est en vérification`,
    preview: 'Nous vous écrirons dès qu’il aura été lu.',
    heading: `${quoted(title)} est en vérification`,
    paragraphs: [
      hello(firstName),
      `Nous avons bien reçu ${quoted(title)}. Un modérateur le lit, et nous vous écrirons dès que ce sera fait.`,
      'Une erreur à corriger d’ici là\u00a0? Ouvrez l’événement et retirez la demande\u00a0: vous pourrez le modifier, puis l’envoyer de nouveau.',
    ],
    button: { label: 'Voir l’événement', href: link },
    reason: asMember(organisation, site),
  }),
  'poi-published': ({ firstName, title, organisation, link }, site) => ({
    subject: `${quoted(title)} est en ligne`,
    preview: 'Partagez sa page.',
    heading: `${quoted(title)} est en ligne`,
    paragraphs: [
      hello(firstName),
      `${quoted(title)} est en ligne\u00a0: les visiteurs le trouvent dès maintenant. Partagez sa page autour de vous.`,
    ],
    button: { label: 'Voir la page', href: link },
    reason: asMember(organisation, site),
  }),
  'poi-accepted': ({ firstName, title, organisation, link }, site) => ({
    subject: `${quoted(title)} est accepté\u00a0: à vous de publier`,
    preview: 'Il sera en ligne quand vous le déciderez.',
    heading: `${quoted(title)} est accepté`,
    paragraphs: [
      hello(firstName),
      `${quoted(title)} est accepté. Comme vous l’avez demandé, il n’est pas encore en ligne\u00a0: publiez-le quand vous le souhaitez.`,
    ],
    button: { label: 'Publier l’événement', href: link },
    reason: asMember(organisation, site),
  }),
  'poi-refused': ({ firstName, title, organisation, reasons, comment, link }, site) => ({
    subject: `${quoted(title)} n’est pas publié\u00a0: ce qu’il faut corriger`,
    preview: reasons.map((reason) => refusalReasonLabels[reason].label).join(' · '),
    heading: `${quoted(title)} n’est pas publié`,
    paragraphs: [
      hello(firstName),
      'Nous n’avons pas pu publier cet événement en l’état. Voici ce qu’il faut corriger\u00a0; envoyez-le ensuite de nouveau.',
    ],
    entries: reasons.map((reason) => ({
      title: refusalReasonLabels[reason].label,
      details: [refusalReasonLabels[reason].advice],
      href: `${link}?tab=${refusalTabs[reason]}`,
    })),
    ...(comment === null ? {} : { quote: comment }),
    button: { label: 'Corriger l’événement', href: link },
    reason: asMember(organisation, site),
  }),
  'review-digest': (data, site) => {
    const { firstName, organisation, refused, reasons, comment, link } = data;
    const subject = decidedEvents(data);
    return {
      subject,
      preview: `Décisions de notre équipe pour l’organisation ${quoted(organisation)}.`,
      heading: subject,
      paragraphs: [
        hello(firstName),
        `Notre équipe a vérifié les événements de l’organisation ${quoted(organisation)}. Voici ce qu’elle a décidé pour chacun.`,
        ...(refused.length === 0 ? [] : whatToCorrect(refused.length, reasons)),
      ],
      entries: [
        ...toEntries(data.published, 'En ligne'),
        ...toEntries(data.accepted, 'Accepté\u00a0: à vous de le publier'),
        ...toEntries(refused, 'À corriger'),
      ],
      ...(comment === null ? {} : { quote: comment }),
      button: { label: 'Voir vos événements', href: link },
      reason: asMember(organisation, site),
    };
  },
  'poi-hidden': ({ firstName, title, organisation, reason, link }, site) => ({
    subject: `${quoted(title)} est masqué`,
    preview: 'Les visiteurs ne peuvent pas le voir pour le moment.',
    heading: `${quoted(title)} est masqué`,
    paragraphs: [
      hello(firstName),
      `Notre équipe a masqué ${quoted(title)}\u00a0: les visiteurs ne peuvent pas le voir pour le moment. Voici pourquoi\u00a0:`,
    ],
    quote: reason,
    button: { label: 'Voir l’événement', href: link },
    notes: [
      `Une fois l’événement corrigé, écrivez-nous pour qu’il soit de nouveau visible\u00a0: ${site.origin}/feedback`,
    ],
    reason: asMember(organisation, site),
  }),
  'poi-merged': ({ firstName, title, kept, organisation, link }, site) => ({
    subject: `${quoted(title)} a rejoint ${quoted(kept)}`,
    preview: 'Les deux événements annonçaient la même sortie.',
    heading: `${quoted(title)} a rejoint ${quoted(kept)}`,
    paragraphs: [
      hello(firstName),
      `${quoted(title)} et ${quoted(kept)} annonçaient la même sortie\u00a0: notre équipe n’a gardé que ${quoted(kept)}. L’ancienne adresse y mène, et les visiteurs qui avaient ${quoted(title)} dans leurs favoris y trouvent désormais ${quoted(kept)}.`,
    ],
    button: { label: 'Voir l’événement', href: link },
    notes: [
      `S’il s’agit en fait de deux sorties, écrivez-nous et nous les séparerons\u00a0: ${site.origin}/feedback`,
    ],
    reason: asMember(organisation, site),
  }),
  'poi-reassigned': ({ firstName, title, organisation, link }, site) => ({
    subject: `${quoted(title)} a été rattaché à l’organisation ${quoted(organisation)}`,
    preview: 'Vous pouvez maintenant le modifier.',
    heading: `${quoted(title)} a été rattaché à l’organisation ${quoted(organisation)}`,
    paragraphs: [
      hello(firstName),
      `${quoted(title)} fait maintenant partie de vos événements\u00a0: vous pouvez le modifier, et plus aucun import ne changera ce que vous y écrivez.`,
    ],
    button: { label: 'Voir l’événement', href: link },
    reason: asMember(organisation, site),
  }),
  'poi-withdrawn': ({ firstName, title, organisation, link }, site) => ({
    subject: `${quoted(title)} n’est plus à vérifier`,
    preview: 'Son organisateur a retiré sa demande de publication.',
    heading: `${quoted(title)} n’est plus à vérifier`,
    paragraphs: [
      hello(firstName),
      `L’organisation ${quoted(organisation)} a retiré sa demande de publication pour ${quoted(title)}, que vous aviez pris en charge. Vous n’avez plus rien à faire\u00a0: s’il est envoyé de nouveau, il reviendra dans la file d’attente.`,
    ],
    button: { label: 'Voir la file d’attente', href: link },
    reason: `Vous recevez cet e-mail parce que vous aviez pris en charge cet événement sur ${site.name}.`,
  }),
  'import-finished': ({ firstName, organisation, fileName, outcome, report, link }, site) => ({
    subject: `Import terminé\u00a0: ${formatEventCount(outcome.created + outcome.updated)}`,
    preview: formatImportCounts(outcome),
    heading: 'Votre import est terminé',
    paragraphs: [
      hello(firstName),
      `Votre fichier ${quoted(fileName)} est importé\u00a0: ${formatImportCounts(outcome)}.`,
      ...(outcome.rejected > 0 ? [leftOut(outcome.rejected)] : []),
      ...reportLines(report),
      ...(outcome.photosQueued > 0 ? [photosToCome(outcome.photosQueued)] : []),
      ...(organisation !== null && outcome.created > 0
        ? [
            'Vos nouveaux événements attendent leur vérification\u00a0: votre espace dit où chacun en est.',
          ]
        : []),
    ],
    button: { label: 'Voir l’import', href: link },
    reason:
      organisation === null
        ? `Vous recevez cet e-mail parce que vous avez lancé cet import sur ${site.name}.`
        : asMember(organisation, site),
  }),
  ...apiKeyMailsFr,
  ...messageMailsFr,
  ...webhookMailsFr,
  ...campaignMailsFr,
};
