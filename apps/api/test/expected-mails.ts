import type { MailKind } from '../src/features/mails/mails.schema.ts';
import {
  type OrganiserMailKind,
  organiserMailKinds,
} from '../src/features/mails/organiser-mails.schema.ts';
import { link, organised } from './mail-samples.ts';

const inFrench = (kind: OrganiserMailKind, subject: string): Expected[] => [
  [kind, subject, subject, organised.link],
];
export const frenchAlone: readonly MailKind[] = ['feedback', ...organiserMailKinds];

export type Expected = [MailKind, french: string, english: string, button: string];
export const expected: Expected[] = [
  ['verify-email', 'Valide ton adresse e-mail', 'Confirm your email address', link],
  ['welcome', 'Bienvenue', 'Welcome', 'https://parages.example/'],
  ['reset-password', 'Choisis un nouveau mot de passe', 'Choose a new password', link],
  [
    'sign-in-guesses',
    'Des mots de passe faux essayés sur ton compte',
    'Wrong passwords tried on your account',
    'https://parages.example/auth/forgot-password',
  ],
  [
    'password-changed',
    'Ton mot de passe a été modifié',
    'Your password was changed',
    'https://parages.example/auth/forgot-password',
  ],
  [
    'reminder',
    'Demain\u00a0: Bal du 14 juillet',
    'Tomorrow: Bal du 14 juillet',
    'https://parages.example/evenement/bal-tours',
  ],
  [
    'change',
    'Changement\u00a0: Bal du 14 juillet',
    'Change: Bal du 14 juillet',
    'https://parages.example/evenement/bal-tours',
  ],
  [
    'date-change',
    'Changement\u00a0: Bal du 14 juillet',
    'Change: Bal du 14 juillet',
    'https://parages.example/evenement/bal-tours',
  ],
  [
    'date-changes',
    'Changement\u00a0: Bal du 14 juillet',
    'Change: Bal du 14 juillet',
    'https://parages.example/evenement/bal-tours',
  ],
  [
    'follow-news',
    'Du nouveau dans ce que tu suis',
    'New in what you follow',
    'https://parages.example/ville/tours',
  ],
  [
    'digest',
    'Ce week-end au Mans',
    'This weekend in Le Mans',
    'https://parages.example/ville/le-mans/ce-week-end',
  ],
  [
    'search-news',
    'Du nouveau pour «\u00a0Jazz à Tours\u00a0»',
    'New for “Jazz à Tours”',
    'https://parages.example/profile',
  ],
  ['service-news', 'La carte arrive', 'La carte arrive', 'https://parages.example/ville/tours'],
  [
    'delete-account',
    'Confirme la suppression de ton compte',
    'Confirm that you want to delete your account',
    link,
  ],
  [
    'account-deleted',
    'Compte supprimé',
    'Account deleted',
    'https://parages.example/feedback?from=/',
  ],
  [
    'feedback',
    'Message d’un visiteur sur /ville/tours',
    'Message d’un visiteur sur /ville/tours',
    'https://parages.example/ville/tours',
  ],
  ...inFrench('campaign-activated', 'Campagne activée — facture'),
  ...inFrench('campaign-receipt', 'Facture F2026-000001'),
  ...inFrench('campaign-payment-failed', 'Paiement non abouti'),
  ...inFrench('campaign-refunded', 'Remboursement de 48,00\u00a0€ — avoir'),
  ...inFrench(
    'campaign-granted',
    'Une campagne vous est offerte pour «\u00a0Bal du 14 juillet\u00a0»',
  ),
  ...inFrench('campaign-stopped', 'La campagne «\u00a0Bal du 14 juillet\u00a0» est arrêtée'),
  ...inFrench('organisation-received', 'Nous avons reçu votre organisation'),
  ...inFrench('organisation-approved', 'L’organisation «\u00a0Le Bateau Ivre\u00a0» est validée'),
  ...inFrench('organisation-refused', 'Le Bateau Ivre\u00a0: il manque une information'),
  ...inFrench(
    'organisation-suspended',
    'L’organisation «\u00a0Le Bateau Ivre\u00a0» est suspendue',
  ),
  ...inFrench('webhook-paused', 'Le Bateau Ivre\u00a0: un webhook est en pause'),
  ...inFrench(
    'organisation-change-accepted',
    'Le Bateau Ivre\u00a0: votre modification est en ligne',
  ),
  ...inFrench(
    'organisation-change-refused',
    'Le Bateau Ivre\u00a0: votre modification n’est pas publiée',
  ),
  ...inFrench('invitation', 'Invitation à rejoindre Le Bateau Ivre'),
  ...inFrench('api-key-created', 'Le Bateau Ivre\u00a0: une nouvelle clé d’API'),
  ...inFrench('poi-in-review', '«\u00a0Bal du 14 juillet\u00a0» est en vérification'),
  ...inFrench('poi-published', '«\u00a0Bal du 14 juillet\u00a0» est en ligne'),
  ...inFrench(
    'poi-accepted',
    '«\u00a0Bal du 14 juillet\u00a0» est accepté\u00a0: à vous de publier',
  ),
  ...inFrench(
    'poi-refused',
    '«\u00a0Bal du 14 juillet\u00a0» n’est pas publié\u00a0: ce qu’il faut corriger',
  ),
  ...inFrench(
    'review-digest',
    '1\u00a0événement en ligne, 1\u00a0événement accepté, 2\u00a0événements à corriger',
  ),
  ...inFrench('poi-hidden', '«\u00a0Bal du 14 juillet\u00a0» est masqué'),
  ...inFrench(
    'poi-merged',
    '«\u00a0Bal du 14 juillet\u00a0» a rejoint «\u00a0Bal de la Fête nationale\u00a0»',
  ),
  ...inFrench(
    'poi-reassigned',
    '«\u00a0Bal du 14 juillet\u00a0» a été rattaché à l’organisation «\u00a0Le Bateau Ivre\u00a0»',
  ),
  ...inFrench(
    'reply-refused',
    'Votre réponse est arrivée sans son fichier\u00a0: Bal du 14 juillet',
  ),
  ...inFrench('poi-withdrawn', '«\u00a0Bal du 14 juillet\u00a0» n’est plus à vérifier'),
  ...inFrench('team-message', 'Bal du 14 juillet\u00a0: un message de notre équipe'),
  ...inFrench('organiser-message', 'Message de Le Bateau Ivre'),
  ...inFrench('import-finished', 'Import terminé\u00a0: 27\u00a0événements'),
];
