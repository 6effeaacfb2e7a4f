import { addTexts, textsOf } from '../../lib/texts.ts';

export const profileFr = {
  title: 'Mon profil',
  hello: 'Bonjour {{name}}',
  intro:
    'Vos coordonnées, pour nous et pour les membres de vos organisations. Les visiteurs ne les voient pas.',
  reserved: 'Accès réservé',
  reservedText:
    'Cette page demande une autorisation que votre compte n’a pas. Rejoignez une organisation, ou demandez à l’un de ses propriétaires.',
  none: 'Non renseigné',
  save: 'Enregistrer',
  saved: 'Profil mis à jour',
  required: 'Champ obligatoire',
  failed: 'Une erreur est survenue',
  names: {
    title: 'Vous',
    firstName: 'Prénom',
    lastName: 'Nom (facultatif)',
    plain:
      'Un nom simple\u00a0: sans lien, «\u00a0/\u00a0», «\u00a0:\u00a0» ni «\u00a0@\u00a0», {{longest}} caractères au plus',
    email: 'Adresse e-mail',
    emailHint: 'Elle sert à vous connecter. Pour en changer, écrivez-nous.',
  },
  memberships: {
    title: 'Vos organisations',
    none: 'Aucune pour l’instant.',
    declare: 'Déclarer une organisation',
  },
  notifications: {
    title: 'Notifications',
    always: 'Les décisions sur vos organisations et vos événements vous sont toujours envoyées.',
    service: 'Recevoir les nouvelles du service',
    serviceHint: 'Rarement, par e-mail\u00a0: les nouveautés de l’outil.',
    others: 'Les notifications de sortie se règlent sur le site public.',
    othersLink: 'Mon profil de visiteur',
  },
  password: {
    title: 'Mot de passe',
    hint: 'Vos autres appareils seront déconnectés, et un e-mail vous préviendra.',
    current: 'Mot de passe actuel',
    submit: 'Changer le mot de passe',
    changed: 'Mot de passe modifié',
    absent: 'Ce compte se connecte par un autre service\u00a0: il n’a pas de mot de passe.',
  },
  member: {
    title: 'Profil d’un membre',
    loading: 'Chargement du profil…',
    readOnly: 'En lecture seule\u00a0: chacun modifie son propre profil.',
    since: 'Compte créé le {{day}}',
    unverified: 'Adresse non validée',
    organisations: 'Organisations',
    notFound: 'Ce profil n’existe pas, ou vous n’y avez pas accès',
    back: 'Mes organisations',
    retry: 'Réessayer',
  },
} as const;

export const profileTexts = addTexts('profile', profileFr);
export const say = textsOf(profileTexts);
