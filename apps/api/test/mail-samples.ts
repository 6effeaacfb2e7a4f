import type { MailData, MailKind } from '../src/features/mails/mails.schema.ts';
import {
  type OrganiserMailKind,
  organiserMailKinds,
} from '../src/features/mails/organiser-mails.schema.ts';

export const site = {
  name: 'Parages',
  origin: 'https://parages.example',
  proOrigin: 'https://pro.parages.example',
};
export const unsubscribeLinks = {
  unsubscribe: 'https://parages.example/desabonnement?t=1&kind=digest',
  settings: 'https://parages.example/profile',
};
export const link = 'https://parages.example/auth/verify-email/?token=abc&rid=emailverification';
export const poi = {
  slug: 'bal-tours',
  title: 'Bal du 14 juillet',
  startDate: '2026-07-14',
  endDate: '2026-07-14',
  startTime: '20:30',
  place: 'Place Plumereau, Tours',
};
export const weekend = {
  town: 'Le Mans',
  saturday: '2026-10-31',
  path: '/ville/le-mans/ce-week-end',
  isOfInterests: true,
  pois: [poi],
};

export const organised = {
  firstName: 'Zoé',
  organisation: 'Le Bateau Ivre',
  link: 'https://parages.example/org/organisations/1',
};
export const imported = {
  created: 23,
  updated: 4,
  unchanged: 0,
  skipped: 2,
  rejected: 30,
  photosQueued: 1,
};
const proposed = { ...organised, title: 'Bal du 14 juillet' };

const sponsored = {
  startDate: '2026-06-12',
  endDate: '2026-06-25',
  totalCents: 4800,
  invoiceLink: organised.link,
};

export const samples: { [Kind in MailKind]: MailData<Kind> } = {
  'verify-email': { link },
  welcome: { firstName: 'Zoé' },
  'reset-password': { firstName: 'Zoé', link },
  'sign-in-guesses': { firstName: 'Zoé' },
  'password-changed': { firstName: 'Zoé', changedAt: '2026-06-10T22:04:00Z' },
  reminder: { firstName: 'Zoé', poi },
  change: { firstName: 'Zoé', poi, liveState: 'cancelled' },
  'date-change': { firstName: 'Zoé', poi, news: 'moved' },
  digest: { firstName: 'Zoé', ...weekend },
  'follow-news': {
    firstName: 'Zoé',
    town: 'Tours',
    themes: ['cinema', 'fetes'],
    hosts: [{ kind: 'venue', slug: 'le-quai-tours', name: 'Le Quai' }],
    path: '/ville/tours',
    pois: [poi],
  },
  'search-news': {
    firstName: 'Zoé',
    searches: [
      {
        id: '00000000-0000-7000-8000-000000000000',
        name: 'Jazz à Tours',
        path: '/recherche?coords=0.7,47.39&q=jazz&sort=newest',
        pois: [poi],
      },
    ],
  },
  'service-news': {
    firstName: 'Zoé',
    title: 'La carte arrive',
    paragraphs: ['Les événements se voient maintenant sur une carte.'],
    button: { label: 'Voir la carte', path: '/ville/tours' },
  },
  'delete-account': { firstName: 'Zoé', link },
  'account-deleted': { firstName: 'Zoé' },
  feedback: {
    message: 'La carte est belle.\nMerci à toi.',
    email: 'zoe@example.org',
    page: '/ville/tours',
    writtenIn: 'fr',
  },
  'organisation-received': organised,
  'organisation-approved': organised,
  'organisation-refused': { ...organised, reason: 'Le SIREN n’est pas le vôtre.' },
  'organisation-suspended': { ...organised, reason: 'Plusieurs annonces trompeuses.' },
  'organisation-change-accepted': organised,
  'organisation-change-refused': { ...organised, reason: 'Ce nom est celui d’une mairie.' },
  invitation: {
    inviter: 'Zoé',
    organisation: 'Le Bateau Ivre',
    role: 'editor',
    days: 14,
    link: organised.link,
  },
  'poi-in-review': proposed,
  'poi-published': proposed,
  'poi-accepted': proposed,
  'poi-refused': {
    ...proposed,
    reasons: ['IMAGE_DROITS', 'AUTRE'],
    comment: 'L’affiche est celle d’un autre festival.',
  },
  'review-digest': {
    ...organised,
    published: [{ title: 'Bal du 14 juillet', link: organised.link }],
    accepted: [{ title: 'Fête de la rivière', link: organised.link }],
    refused: [
      { title: 'Brocante', link: organised.link },
      { title: 'Concert', link: organised.link },
    ],
    reasons: ['IMAGE_DROITS'],
    comment: 'Qui a pris ces photos\u00a0?',
  },
  'poi-hidden': { ...proposed, reason: 'L’adresse est celle d’une autre salle.' },
  'poi-merged': { ...proposed, kept: 'Bal de la Fête nationale' },
  'poi-reassigned': proposed,
  'poi-withdrawn': proposed,
  'team-message': {
    ...proposed,
    text: 'À quelle heure ouvrent les portes\u00a0?',
    asksPapers: false,
    files: 1,
  },
  'organiser-message': {
    organisation: 'Le Bateau Ivre',
    title: null,
    text: 'Les portes ouvrent à 20\u00a0h.',
    files: 2,
    link: organised.link,
  },
  'campaign-activated': { ...proposed, ...sponsored, number: 'F2026-000001' },
  'campaign-receipt': {
    organisation: organised.organisation,
    link: organised.link,
    startDate: '2026-06-12',
    endDate: '2026-06-25',
    number: 'F2026-000001',
    totalCents: 4800,
    pdf: 'JVBERi0xLjc=',
  },
  'campaign-payment-failed': proposed,
  'campaign-refunded': {
    ...proposed,
    number: 'A2026-000001',
    totalCents: 4800,
    invoiceLink: organised.link,
    isLost: true,
  },
  'campaign-granted': { ...proposed, startDate: '2026-06-12', endDate: '2026-06-25' },
  'campaign-stopped': { ...proposed, reason: 'L’affiche montre un autre événement.' },
  'import-finished': { ...organised, fileName: 'agenda.csv', outcome: imported },
};

// Mails to the team and to organisers are in French, regardless of the account's language.
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
  ...inFrench(
    'organisation-change-accepted',
    'Le Bateau Ivre\u00a0: votre modification est en ligne',
  ),
  ...inFrench(
    'organisation-change-refused',
    'Le Bateau Ivre\u00a0: votre modification n’est pas publiée',
  ),
  ...inFrench('invitation', 'Invitation à rejoindre Le Bateau Ivre'),
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
  ...inFrench('poi-withdrawn', '«\u00a0Bal du 14 juillet\u00a0» n’est plus à relire'),
  ...inFrench('team-message', 'Bal du 14 juillet\u00a0: un message de notre équipe'),
  ...inFrench('organiser-message', 'Message de Le Bateau Ivre'),
  ...inFrench('import-finished', 'Import terminé\u00a0: 27\u00a0événements'),
];
