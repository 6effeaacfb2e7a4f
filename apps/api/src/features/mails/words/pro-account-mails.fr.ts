import type { MailSite, MailWords } from './mail-content.ts';
import { instantInParis } from './mail-dates.fr.ts';
import { hello } from './mail-phrases.fr.ts';

const ofAccount = ({ name }: MailSite): string =>
  `Vous recevez cet e-mail parce que cette adresse est celle d’un compte organisateur ${name}.`;
const newPassword = ({ proOrigin }: MailSite): string => `${proOrigin}/org/auth/forgot-password`;

/**
 * Mails of accounts made on the professional site. That site says vous and is in French only, so
 * accounts with another language get these too.
 */
export const proAccountMailsFr = {
  'verify-email': ({ link }, site) => ({
    subject: 'Validez votre adresse e-mail',
    preview: 'Un clic, et votre compte est prêt.',
    heading: 'Validez votre adresse e-mail',
    paragraphs: [
      hello(''),
      `Il ne manque qu’un clic pour que votre compte organisateur ${site.name} soit prêt. Le lien est valable 24\u00a0heures.`,
    ],
    button: { label: 'Valider mon adresse', href: link, isSpelledOut: true },
    notes: [
      'Vous n’avez pas créé de compte\u00a0? Ignorez cet e-mail\u00a0: sans ce clic, il ne se passera rien.',
    ],
    reason: `Vous recevez cet e-mail parce que cette adresse a été donnée sur ${site.name}.`,
  }),
  welcome: ({ firstName }, site) => ({
    subject: 'Bienvenue',
    preview: 'Votre espace organisateur est prêt.',
    heading: firstName === '' ? 'Bienvenue\u00a0!' : `Bienvenue, ${firstName}\u00a0!`,
    paragraphs: [
      'Votre compte est prêt. Déclarez votre organisation, puis préparez vos événements\u00a0: vous pourrez les publier dès que notre équipe l’aura validée.',
      'Hors ce qui touche à votre compte, à votre organisation et à vos événements, nous ne vous écrivons que si vous le demandez.',
    ],
    button: { label: 'Ouvrir mon espace', href: `${site.proOrigin}/org/home` },
    reason: ofAccount(site),
  }),
  'reset-password': ({ firstName, link }, site) => ({
    subject: 'Choisissez un nouveau mot de passe',
    preview: 'Le lien est valable une heure.',
    heading: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      hello(firstName),
      'Vous avez oublié votre mot de passe\u00a0? Ce lien vous permet d’en choisir un autre. Il est valable une heure et ne sert qu’une fois.',
    ],
    button: { label: 'Choisir un mot de passe', href: link, isSpelledOut: true },
    notes: [
      'Vous n’avez rien demandé\u00a0? Ignorez cet e-mail\u00a0: votre mot de passe reste le même.',
    ],
    reason: ofAccount(site),
  }),
  'sign-in-guesses': ({ firstName }, site) => ({
    subject: 'Des mots de passe faux essayés sur votre compte',
    preview: 'Vos appareils habituels ouvrent toujours votre compte.',
    heading: 'Quelqu’un essaie de deviner votre mot de passe',
    paragraphs: [
      hello(firstName),
      `Depuis d’autres appareils que les vôtres, une centaine de mots de passe faux ont été essayés en une heure sur votre compte ${site.name}.`,
      'Nous refusons donc pour un moment les connexions depuis un appareil inconnu. Ceux avec lesquels vous vous êtes déjà connecté ouvrent toujours votre compte.',
      'Votre mot de passe sert aussi ailleurs, ou se devine\u00a0? Choisissez-en un autre.',
    ],
    button: { label: 'Choisir un autre mot de passe', href: newPassword(site) },
    reason: ofAccount(site),
  }),
  'password-changed': ({ firstName, changedAt }, site) => ({
    subject: 'Votre mot de passe a été modifié',
    preview: 'Si ce n’est pas vous, choisissez-en un autre tout de suite.',
    heading: 'Votre mot de passe a été modifié',
    paragraphs: [
      hello(firstName),
      `Le mot de passe de votre compte a été modifié ${instantInParis(new Date(changedAt))}. Les autres appareils ont été déconnectés.`,
      'C’est bien vous\u00a0? Vous n’avez rien à faire. Sinon, choisissez tout de suite un autre mot de passe.',
    ],
    button: { label: 'Ce n’est pas moi', href: newPassword(site) },
    reason: ofAccount(site),
  }),
  'delete-account': ({ firstName, link }, site) => ({
    subject: 'Confirmez la suppression de votre compte',
    preview: 'Le lien est valable une heure.',
    heading: 'Supprimer votre compte\u00a0?',
    paragraphs: [
      hello(firstName),
      'Ce lien supprime votre compte pour de bon, avec votre profil. Il est valable une heure et ne sert qu’une fois.',
    ],
    button: { label: 'Supprimer mon compte', href: link, isSpelledOut: true },
    notes: [
      'Vous avez changé d’avis, ou n’avez rien demandé\u00a0? Ignorez cet e-mail\u00a0: votre compte reste comme il est.',
    ],
    reason: ofAccount(site),
  }),
  'account-deleted': ({ firstName }, site) => ({
    subject: 'Compte supprimé',
    preview: 'Vos données ont été effacées.',
    heading: 'Votre compte est supprimé',
    paragraphs: [
      hello(firstName),
      'Votre compte est supprimé. Vos données personnelles ont été effacées, et cet e-mail est le dernier que vous recevez de nous.',
      'Si vous avez une minute, dites-nous ce qui vous a manqué.',
    ],
    button: { label: 'Dire pourquoi je pars', href: `${site.origin}/feedback?from=/` },
    reason: 'Vous recevez cet e-mail parce que la suppression de votre compte a été demandée.',
  }),
} satisfies Partial<MailWords>;
