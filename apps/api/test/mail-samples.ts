import type { MailData, MailKind } from '../src/features/mails/mails.schema.ts';

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
  'date-change': {
    firstName: 'Zoé',
    poi,
    news: 'moved',
    insteadOf: { startDate: '2026-06-12', startTime: '20:30' },
  },
  'date-changes': {
    firstName: 'Zoé',
    poi,
    dates: [
      {
        startDate: '2026-07-14',
        endDate: '2026-07-14',
        startTime: '20:30',
        news: 'cancelled',
        insteadOf: null,
      },
      {
        startDate: '2026-07-21',
        endDate: '2026-07-21',
        startTime: null,
        news: 'moved',
        insteadOf: { startDate: '2026-07-20', startTime: null },
      },
    ],
    moreCount: 0,
  },
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
  'webhook-paused': { ...organised, address: 'https://example.org/in', days: 3 },
  'organisation-change-accepted': organised,
  'organisation-change-refused': { ...organised, reason: 'Ce nom est celui d’une mairie.' },
  invitation: {
    inviter: 'Zoé',
    organisation: 'Le Bateau Ivre',
    role: 'editor',
    days: 14,
    link: organised.link,
  },
  'api-key-created': {
    ...organised,
    creator: 'Zoé',
    name: 'Site de l’association',
    kind: 'secret',
    isRotation: false,
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
  'reply-refused': { ...proposed, reason: 'files', files: ['Statuts'] },
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
