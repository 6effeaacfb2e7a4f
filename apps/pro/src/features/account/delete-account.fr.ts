import { addTexts } from '../../lib/texts.ts';

export const deleteAccountFr = {
  title: 'Supprimer mon compte',
  text: 'Votre compte est le même sur le site public. Vous perdez l’accès aussitôt, et rien ne peut être récupéré :',
  consequences: {
    profile: 'votre profil, vos favoris et vos réponses sont effacés ;',
    organisations:
      'les organisations qui n’ont pas d’autre membre disparaissent, leurs événements aussi ;',
    mails: 'vous ne recevez plus aucun message, sauf celui qui confirme la suppression.',
  },
  password: 'Votre mot de passe, pour confirmer',
  confirm: 'Supprimer définitivement',
  noPassword:
    'Pas de mot de passe ? La suppression se demande sur le site public, qui vous envoie un lien.',
  elsewhere: 'Mon profil sur le site public',
  done: 'Votre compte est supprimé.',
  problems: {
    password_wrong: 'Les informations saisies sont incorrectes',
    attempts_limited: 'Trop d’essais. Attendez un peu, puis réessayez.',
    account_campaign_active:
      'Une campagne d’une organisation dont vous êtes seul propriétaire est active, ou en cours de paiement\u00a0: attendez sa fin, ou nommez un autre propriétaire.',
    account_sole_owner:
      'Vous êtes seul propriétaire d’une organisation : nommez-en d’abord un autre.',
    unreachable: 'Le service ne répond pas : réessayez dans un instant.',
    other: 'Une erreur est survenue',
  },
} as const;

export const deleteAccountTexts = addTexts('deleteAccount', deleteAccountFr);
