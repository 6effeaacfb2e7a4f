import { addTexts } from '../../lib/texts.ts';

export const membersFr = {
  title: 'Membres',
  loading: 'Chargement des membres…',
  failed: 'Les membres n’ont pas pu être lus.',
  retry: 'Réessayer',
  you: 'vous',
  since: 'depuis le {{day}}',
  roleOf: 'Rôle\u00a0: {{name}}',
  roles: {
    owner: 'Gère aussi la fiche et les membres.',
    editor: 'Écrit et publie les événements.',
    reader: 'Consulte, sans rien modifier.',
  },
  profile: 'Voir le profil\u00a0: {{name}}',
  remove: 'Retirer',
  removeOf: 'Retirer {{name}}',
  leave: 'Quitter l’organisation',
  roleChanged: '{{name}}\u00a0: {{role}}',
  removed: '{{name}} ne fait plus partie de l’organisation',
  left: 'Vous avez quitté {{organisation}}',
  confirm: {
    removeTitle: 'Retirer {{name}}\u00a0?',
    removeText:
      'Ses accès aux événements de l’organisation «\u00a0{{organisation}}\u00a0» s’arrêtent aussitôt. Ce qui a été écrit reste.',
    leaveTitle: 'Quitter {{organisation}}\u00a0?',
    leaveText:
      'Vous ne verrez plus ses événements. Seule une nouvelle invitation vous y ferait revenir.',
    cancel: 'Annuler',
    close: 'Fermer',
  },
  invite: {
    title: 'Inviter quelqu’un',
    text: 'La personne reçoit un lien valable {{days}} jours, à ouvrir avec cette adresse.',
    email: 'Son adresse e-mail',
    role: 'Son rôle',
    submit: 'Envoyer l’invitation',
    sent: 'Invitation envoyée à {{email}}',
  },
  invitations: {
    title: 'Invitations en attente',
    until: 'valable jusqu’au {{day}}',
    expired: 'expirée',
    resend: 'Renvoyer',
    resendTo: 'Renvoyer l’invitation à {{email}}',
    withdraw: 'Retirer',
    withdrawOf: 'Retirer l’invitation de {{email}}',
    withdrawn: 'Invitation retirée',
  },
} as const;

export const membersTexts = addTexts('members', membersFr);
