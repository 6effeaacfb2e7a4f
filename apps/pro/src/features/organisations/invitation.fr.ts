import { addTexts } from '../../lib/texts.ts';

export const invitationFr = {
  pageTitle: 'Invitation',
  loading: 'Lecture de l’invitation…',
  title: 'Rejoindre {{organisation}}',
  by: '{{inviter}} vous invite à rejoindre {{organisation}} ({{locality}}) sur {{name}}.',
  withoutInviter: 'On vous invite à rejoindre {{organisation}} ({{locality}}) sur {{name}}.',
  role: 'Votre rôle\u00a0: {{role}}.',
  until: 'L’invitation est valable jusqu’au {{day}}.',
  accept: 'Rejoindre l’organisation',
  accepted: 'Bienvenue dans {{organisation}}',
  signIn: 'Se connecter',
  signUp: 'Créer un compte',
  needsAccount:
    'Pour l’accepter, connectez-vous avec l’adresse {{email}}, ou créez un compte avec elle.',
  otherAddress: 'Cette invitation a été envoyée à {{email}}',
  otherAddressText:
    'Votre session est celle de {{mine}}. Déconnectez-vous, puis rouvrez le lien avec la bonne adresse.',
  goneTitle: 'Cette invitation n’est plus valable',
  goneText:
    'Elle a déjà servi, a été retirée ou a expiré. Demandez-en une autre à la personne qui vous l’a envoyée.',
  home: 'Mon espace',
  landing: 'Revenir à l’accueil',
  failed: 'L’invitation n’a pas pu être lue',
  retry: 'Réessayer',
} as const;

export const invitationTexts = addTexts('invitation', invitationFr);
