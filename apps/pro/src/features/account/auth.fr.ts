import { authFr as publicFr } from '@parages/accounts/words/auth.fr';
import type { AuthWords } from '@parages/accounts/words/auth-words';

/** Texts of the account pages for organisers. Neutral sentences are shared with the public site. */
export const authFr: AuthWords = {
  ...publicFr,
  banner: 'Ce que l’espace vous apporte',
  points: {
    favorites: 'Vos événements, gratuitement en ligne',
    favoritesText: 'Vous écrivez, nous relisons, tout le monde voit.',
    ideas: 'Un public qui habite à côté',
    ideasText: 'Chaque sortie est montrée à celles et ceux qui sont dans les parages.',
    news: 'La main sur ce qui change',
    newsText: 'Annulé, reporté, complet : un clic, et chacun est prévenu.',
  },
  refusals: {
    ...publicFr.refusals,
    'not-allowed':
      'Ce compte ne peut pas se connecter ainsi. Écrivez-nous si vous pensez que c’est une erreur.',
    'email-taken': 'Un compte existe déjà avec cette adresse : connectez-vous.',
    'method-password':
      'Cette adresse a déjà un compte avec un mot de passe : connectez-vous avec lui.',
    'method-google': 'Cette adresse a déjà un compte créé avec Google : continuez avec Google.',
    'method-apple': 'Cette adresse a déjà un compte créé avec Apple : continuez avec Apple.',
    'method-facebook':
      'Cette adresse a déjà un compte créé avec Facebook : continuez avec Facebook.',
    'already-verified': 'Votre adresse est déjà validée.',
    limited: 'Trop d’essais. Attendez un peu, puis réessayez.',
    'signed-out': 'Votre session est terminée : connectez-vous de nouveau.',
    unreachable:
      'Le service ne répond pas. Ce que vous avez écrit est toujours là : réessayez dans un instant.',
  },
  login: {
    ...publicFr.login,
    title: 'Votre espace vous attend',
    text: 'Connectez-vous pour gérer vos événements.',
    sentTitle: 'Connectez-vous ou créez votre compte',
    sentText: 'Gratuit : vos événements, leurs dates et leurs images au même endroit.',
    pending: 'Connectez-vous pour retrouver « {{label}} ».',
  },
  again: {
    ...publicFr.again,
    title: 'Confirmez votre mot de passe',
    text: 'Ce geste ne se défait pas, et votre connexion date de plus de {{minutes}} minutes : redites-nous que c’est vous. Rien de ce que vous avez écrit n’est perdu.',
  },
  signup: {
    ...publicFr.signup,
    title: 'Créez votre compte',
    text: 'C’est gratuit. Ensuite : le nom de votre structure et son SIREN, que nous vérifions.',
    termsAsked:
      'En créant votre compte, vous acceptez les mentions légales et la politique de confidentialité.',
    rules: 'Votre mot de passe',
    ruleCommon: 'Absent des mots de passe connus (vérifié à l’envoi)',
    advice: 'Une phrase à vous est plus sûre qu’un mot compliqué.',
    newsletter: 'Je veux recevoir les nouvelles du service (facultatif)',
  },
  waitroom: {
    ...publicFr.waitroom,
    text: 'Nous venons d’écrire à {{email}}. Ouvrez le lien du message : il est valable {{hours}} heures.',
    textUnknown:
      'Nous venons de vous écrire. Ouvrez le lien du message : il est valable {{hours}} heures.',
    hint: 'Rien reçu ? Regardez dans les courriers indésirables, ou demandez un autre message.',
    notYet: 'Votre adresse n’est pas encore validée.',
  },
  verify: {
    ...publicFr.verify,
    title: 'Validation de votre adresse',
    doneTitle: 'Votre adresse est validée',
    doneText: 'Votre espace vous est ouvert.',
    invalidText:
      'Il a déjà servi, ou il a plus de {{hours}} heures. Connectez-vous pour en demander un autre.',
  },
  welcome: {
    ...publicFr.welcome,
    text: 'Votre compte est prêt. Complétez votre profil, puis déclarez votre structure.',
    countdown: 'Votre profil s’ouvre dans {{seconds}} s',
    paused: 'En pause : c’est vous qui décidez.',
    later: 'Plus tard, revenir à l’accueil',
  },
  forgot: {
    ...publicFr.forgot,
    text: 'Donnez votre adresse : si un compte existe, nous vous envoyons un lien pour en choisir un autre.',
    sentTitle: 'Regardez vos messages',
  },
  reset: {
    ...publicFr.reset,
    title: 'Choisissez un nouveau mot de passe',
    text: 'Vos autres appareils seront déconnectés, et nous vous préviendrons par e-mail.',
    confirmation: 'Confirmez le mot de passe',
    doneText: 'Connectez-vous avec votre nouveau mot de passe.',
  },
  callback: { ...publicFr.callback, wait: 'Un instant, nous vérifions…' },
  city: { ...publicFr.city, label: 'Votre ville' },
};
