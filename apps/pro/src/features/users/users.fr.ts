import { addTexts, textsOf } from '../../lib/texts.ts';

/** Texts of the administrators’ screen of users and roles. */
export const usersFr = {
  title: 'Utilisateurs et rôles',
  intro:
    'L’équipe, ou les comptes qui répondent à votre recherche. Un rôle change tout de suite ce qu’une personne peut faire\u00a0; le journal de sécurité en garde la trace.',
  search: 'Nom, ou début de l’adresse e-mail',
  loading: 'Chargement des comptes…',
  failed: 'Les comptes n’ont pas pu être lus.',
  retry: 'Réessayer',
  none: 'Aucun compte ne correspond',
  more: 'D’autres comptes répondent à cette recherche\u00a0: précisez-la.',
  caption: 'Comptes et rôles',
  name: 'Nom',
  email: 'Adresse e-mail',
  roles: 'Rôles',
  unnamed: 'Sans nom',
  me: 'Vous',
  unverified: 'Adresse non validée',
  rolesOf: 'Rôles de {{name}}',
  names: { curator: 'Curateur', moderator: 'Modérateur', admin: 'Administrateur' },
  meanings: {
    curator: 'Images, catégories et imports de flux.',
    moderator: 'Vérification des événements et des organisations, images, catégories.',
    admin: 'Tous les droits, dont les campagnes, les remboursements et les rôles.',
  },
  grantTitle: 'Donner le rôle «\u00a0{{role}}\u00a0» à {{name}}\u00a0?',
  revokeTitle: 'Retirer le rôle «\u00a0{{role}}\u00a0» à {{name}}\u00a0?',
  grant: 'Donner ce rôle',
  revoke: 'Retirer ce rôle',
  cancel: 'Annuler',
  close: 'Fermer',
  changed: 'Rôle modifié.',
  problems: {
    sign_in_too_old:
      'Votre connexion est trop ancienne pour cela\u00a0: connectez-vous de nouveau, puis recommencez.',
    role_own:
      'Vous ne pouvez pas vous retirer le rôle d’administrateur\u00a0: un autre administrateur doit le faire.',
    user_not_found: 'Ce compte n’existe plus.',
    permission_missing: 'Seul un administrateur peut changer les rôles.',
    other: 'Le rôle n’a pas pu être modifié. Réessayez dans un instant.',
  },
} as const;

export const usersTexts = addTexts('users', usersFr);
export const say = textsOf(usersTexts);
