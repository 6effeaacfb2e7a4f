import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MailData, MailKind } from '../mails.schema.ts';
import { type OrganiserMailKind, organiserMailKinds } from '../organiser-mails.schema.ts';
import { drawMail } from './draw-mail.ts';
import { mailColors } from './mail-look.ts';

const site = { name: 'Parages', origin: 'https://parages.example' };
const waysOut = { unsubscribe: 'https://parages.example/desabonnement?t=1&kind=digest', settings: 'https://parages.example/profile' };
const link = 'https://parages.example/auth/verify-email/?token=abc&rid=emailverification';
const poi = {
  slug: 'bal-tours',
  title: 'Bal du 14 juillet',
  startDate: '2026-07-14',
  endDate: '2026-07-14',
  startTime: '20:30',
  place: 'Place Plumereau, Tours',
};
const weekend = { town: 'Le Mans', saturday: '2026-10-31', path: '/ville/le-mans/ce-week-end', isOfInterests: true, pois: [poi] };

const organised = { firstName: 'Zoé', organisation: 'Le Bateau Ivre', link: 'https://parages.example/org/organisations/1' };
const imported = { created: 23, updated: 4, unchanged: 0, skipped: 2, rejected: 30, photosQueued: 1 };
const proposed = { ...organised, title: 'Bal du 14 juillet' };

const sponsored = { startDate: '2026-06-12', endDate: '2026-06-25', totalCents: 4800, invoiceLink: organised.link };

const samples: { [Kind in MailKind]: MailData<Kind> } = {
  'verify-email': { link },
  welcome: { firstName: 'Zoé' },
  'reset-password': { firstName: 'Zoé', link },
  'sign-in-guesses': { firstName: 'Zoé' },
  'password-changed': { firstName: 'Zoé', changedAt: '2026-06-10T22:04:00Z' },
  reminder: { firstName: 'Zoé', poi },
  change: { firstName: 'Zoé', poi, liveState: 'cancelled' },
  digest: { firstName: 'Zoé', ...weekend },
  'follow-news': { firstName: 'Zoé', town: 'Tours', themes: ['cinema', 'fetes'], path: '/ville/tours', pois: [poi] },
  'service-news': {
    ...{ firstName: 'Zoé', title: 'La carte arrive', paragraphs: ['Les événements se voient maintenant sur une carte.'] },
    button: { label: 'Voir la carte', path: '/ville/tours' },
  },
  'delete-account': { firstName: 'Zoé', link },
  'account-deleted': { firstName: 'Zoé' },
  feedback: { message: 'La carte est belle.\nMerci à toi.', email: 'zoe@example.org', page: '/ville/tours', writtenIn: 'fr' },
  'organisation-received': organised,
  'organisation-approved': organised,
  'organisation-refused': { ...organised, reason: 'Le SIREN n’est pas le vôtre.' },
  'organisation-suspended': { ...organised, reason: 'Plusieurs annonces trompeuses.' },
  'organisation-change-accepted': organised,
  'organisation-change-refused': { ...organised, reason: 'Ce nom est celui d’une mairie.' },
  invitation: { inviter: 'Zoé', organisation: 'Le Bateau Ivre', role: 'editor', days: 14, link: organised.link },
  'poi-in-review': proposed,
  'poi-published': proposed,
  'poi-accepted': proposed,
  'poi-refused': { ...proposed, reasons: ['IMAGE_DROITS', 'AUTRE'], comment: 'L’affiche est celle d’un autre festival.' },
  'poi-reassigned': proposed,
  'campaign-activated': { ...proposed, ...sponsored, number: 'F2026-000001' },
  'campaign-payment-failed': proposed,
  'campaign-refunded': { ...proposed, number: 'A2026-000001', totalCents: 4800, invoiceLink: organised.link, isLost: true },
  'campaign-granted': { ...proposed, startDate: '2026-06-12', endDate: '2026-06-25' },
  'campaign-stopped': { ...proposed, reason: 'L’affiche montre un autre événement.' },
  'import-finished': { ...organised, fileName: 'agenda.csv', outcome: imported },
};

// The team and the organisers are written to in French, whatever the language of their account.
const inFrench = (kind: OrganiserMailKind, subject: string): Expected[] => [[kind, subject, subject, organised.link]];
const frenchAlone: readonly MailKind[] = ['feedback', ...organiserMailKinds];

type Expected = [MailKind, french: string, english: string, button: string];
const expected: Expected[] = [
  ['verify-email', 'Confirme ton adresse e-mail', 'Confirm your email address', link],
  ['welcome', 'Bienvenue', 'Welcome', 'https://parages.example/'],
  ['reset-password', 'Choisis un nouveau mot de passe', 'Choose a new password', link],
  [
    'sign-in-guesses',
    'Des mots de passe faux essayés sur ton compte',
    'Wrong passwords tried on your account',
    'https://parages.example/auth/forgot-password',
  ],
  ['password-changed', 'Ton mot de passe a été modifié', 'Your password was changed', 'https://parages.example/auth/forgot-password'],
  ['reminder', 'Demain\u00a0: Bal du 14 juillet', 'Tomorrow: Bal du 14 juillet', 'https://parages.example/evenement/bal-tours'],
  ['change', 'Changement\u00a0: Bal du 14 juillet', 'Change: Bal du 14 juillet', 'https://parages.example/evenement/bal-tours'],
  ['follow-news', 'Du nouveau dans tes thèmes', 'New in your themes', 'https://parages.example/ville/tours'],
  ['digest', 'Ce week-end au Mans', 'This weekend in Le Mans', 'https://parages.example/ville/le-mans/ce-week-end'],
  ['service-news', 'La carte arrive', 'La carte arrive', 'https://parages.example/ville/tours'],
  ['delete-account', 'Confirme la suppression de ton compte', 'Confirm that you want to delete your account', link],
  ['account-deleted', 'Compte supprimé', 'Account deleted', 'https://parages.example/feedback?from=/'],
  ['feedback', 'Message d’un visiteur sur /ville/tours', 'Message d’un visiteur sur /ville/tours', 'https://parages.example/ville/tours'],
  ...inFrench('campaign-activated', 'Campagne activée — facture'),
  ...inFrench('campaign-payment-failed', 'Paiement non abouti'),
  ...inFrench('campaign-refunded', 'Remboursement de 48,00\u00a0€ — avoir'),
  ...inFrench('campaign-granted', 'Une campagne vous est offerte pour «\u00a0Bal du 14 juillet\u00a0»'),
  ...inFrench('campaign-stopped', 'La campagne «\u00a0Bal du 14 juillet\u00a0» est arrêtée'),
  ...inFrench('organisation-received', 'Nous avons reçu votre organisation'),
  ...inFrench('organisation-approved', 'L’organisation «\u00a0Le Bateau Ivre\u00a0» est validée'),
  ...inFrench('organisation-refused', 'Le Bateau Ivre\u00a0: il manque une information'),
  ...inFrench('organisation-suspended', 'L’organisation «\u00a0Le Bateau Ivre\u00a0» est suspendue'),
  ...inFrench('organisation-change-accepted', 'Le Bateau Ivre\u00a0: votre modification est en ligne'),
  ...inFrench('organisation-change-refused', 'Le Bateau Ivre\u00a0: votre modification n’est pas publiée'),
  ...inFrench('invitation', 'Invitation à rejoindre Le Bateau Ivre'),
  ...inFrench('poi-in-review', '«\u00a0Bal du 14 juillet\u00a0» est en vérification'),
  ...inFrench('poi-published', '«\u00a0Bal du 14 juillet\u00a0» est en ligne'),
  ...inFrench('poi-accepted', '«\u00a0Bal du 14 juillet\u00a0» est accepté\u00a0: à vous de publier'),
  ...inFrench('poi-refused', '«\u00a0Bal du 14 juillet\u00a0» n’est pas publié\u00a0: ce qu’il faut corriger'),
  ...inFrench('poi-reassigned', '«\u00a0Bal du 14 juillet\u00a0» a été rattaché à l’organisation «\u00a0Le Bateau Ivre\u00a0»'),
  ...inFrench('import-finished', 'Import terminé\u00a0: 27\u00a0événements'),
];
const draw = <Kind extends MailKind>(kind: Kind, data: MailData<Kind>, locale: 'fr' | 'en' = 'fr', out: typeof waysOut | null = waysOut) =>
  drawMail({ kind, data }, { locale, site, waysOut: out ?? undefined });
const escaped = (text: string): string => text.replaceAll('&', '&amp;');
const visible = (markup: string): string => markup.replace(/<style>[\s\S]*?<\/style>/, '').replace(/<[^>]+>/g, '');

it('every kind has its mail', () => expect(expected.map(([kind]) => kind).sort()).toEqual(Object.keys(samples).sort()));

describe.each(expected)('%s', (kind, french, english, button) => {
  const mails = (['fr', 'en'] as const).map((locale) => draw(kind, samples[kind], locale));

  it('has its subject in both languages', () => expect(mails.map(({ subject }) => subject)).toEqual([french, english]));

  it('leads to the same place in both bodies, by one button', () => {
    for (const { html, text } of mails) {
      expect(text).toContain(`\n${button}\n`);
      expect(html.match(/border-radius:999px/g)).toHaveLength(1);
      expect(html).toContain(`<a href="${escaped(button)}" style="display:inline-block;`);
    }
  });

  it('says the same in both bodies', () => {
    for (const { html, text } of mails) {
      const [first = ''] = text.split('\n');
      expect(html).toContain(`>${first}</h1>`);
      expect(text).toContain(waysOut.unsubscribe);
      expect(html).toContain(`href="${escaped(waysOut.unsubscribe)}"`);
    }
  });

  it('fetches nothing and runs nothing', () => {
    for (const { html } of mails) {
      expect(html).not.toMatch(/<(img|link|script|iframe|object|video|form|table)\b|url\(|\bsrc=|@import|@font-face|\bon\w+=/i);
      for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^https:\/\/parages\.example\//);
    }
  });

  it('is French as it is written, and English without its spaces', () => {
    const [fr, en] = mails.map(({ html, subject }) => `${visible(html)} ${subject}`.replace(/https?:\/\/\S+/g, ''));
    expect(fr).not.toMatch(/'|&#39;|&quot;/);
    expect(fr).not.toMatch(/[^\s\u00a0\u202f][!?;»](?!\S)|[^\s\u00a0\u202f\d]:(?!\S)| [!?;:»]|«[^\u00a0]/);
    if (!frenchAlone.includes(kind)) expect(en).not.toMatch(/[\s\u00a0][!?;:](?!\S)|«|’/);
  });
});

const hostile = `<img src=x onerror="alert(1)"> & 'co' </title></style><script>`;

it.each([
  ['reminder', draw('reminder', { firstName: hostile, poi: { ...poi, title: hostile, place: hostile, slug: '"><b>' } })],
  ['digest', draw('digest', { firstName: hostile, ...weekend, town: hostile, pois: [{ ...poi, title: hostile }] })],
  ['import-finished', draw('import-finished', { ...organised, firstName: hostile, fileName: hostile, outcome: imported })],
  ['feedback', draw('feedback', { message: hostile, email: '"<b>"@x.fr', page: '/"><script>', writtenIn: 'fr' })],
])('what people wrote is text in the mail: %s', (_kind, { html, text }) => {
  expect(html).not.toMatch(/<img|<script|<b>/);
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;co&#39;');
  expect(text).toContain(hostile);
});

it('a subject is one line, and not longer than programs show', () => {
  const { subject } = draw('change', {
    firstName: '',
    poi: { ...poi, title: `Bal\r\nBcc: x@y.fr\u0000${'a'.repeat(300)}` },
    liveState: 'full',
  });
  expect(subject).toMatch(/^Changement\u00a0: Bal Bcc: x@y\.fr a+…$/);
  expect(subject.length).toBeLessThanOrEqual(150);
});

it('days and times are said as people say them', () => {
  const days = (change: object, locale: 'fr' | 'en' = 'fr') =>
    draw('reminder', { firstName: '', poi: { ...poi, ...change } }, locale).text.split('\n')[7];
  expect(days({})).toBe('  Mardi 14 juillet à 20\u00a0h\u00a030');
  expect(days({ startTime: '09:00' })).toBe('  Mardi 14 juillet à 9\u00a0h');
  expect(days({ startTime: null, startDate: '2026-05-01', endDate: '2026-05-01' })).toBe('  Vendredi 1er mai');
  expect(days({ endDate: '2026-07-16' })).toBe('  Du 14 au 16 juillet');
  expect(days({ endDate: '2026-08-01' })).toBe('  Du 14 juillet au 1er août');
  expect(days({}, 'en')).toBe('  Tuesday 14 July at 8:30\u00a0pm');
  expect(days({ endDate: '2026-07-16' }, 'en')).toBe('  From 14 to 16 July');
  const ongoing = { ...weekend, pois: [{ ...poi, startDate: '2026-10-01', endDate: '2026-12-01' }] };
  expect(draw('digest', { firstName: '', ...ongoing }).text).toContain('  Jusqu’au 1er décembre\n');
  expect(draw('digest', { firstName: '', ...ongoing }, 'en').text).toContain('  Until 1 December\n');
  expect(draw('password-changed', samples['password-changed']).text).toContain('le jeudi 11 juin à 0\u00a0h\u00a004');
  expect(draw('password-changed', samples['password-changed'], 'en').text).toContain('changed on Thursday 11 June at 12:04\u00a0am');
  expect(draw('digest', samples.digest).text).toContain('les 31 octobre et 1er novembre');
});

it('without a first name nobody is called by an empty one', () => {
  expect(draw('welcome', { firstName: '' }).text).toMatch(/^Bienvenue\u00a0!\n/);
  expect(draw('reset-password', { firstName: '', link }).text).toContain('\nBonjour,\n');
});

it('an import says what became of the file, and what did not go in', () => {
  const { text } = draw('import-finished', samples['import-finished']);
  expect(text).toContain(
    'Votre fichier «\u00a0agenda.csv\u00a0» est importé\u00a0: 23\u00a0créés, 4\u00a0mis à jour, 2\u00a0ignorés (réattribués).',
  );
  expect(text).toContain('30\u00a0lignes n’ont pas été importées');
  expect(text).toContain('La photo du fichier arrive');
  expect(text).toContain('Vos nouveaux événements attendent leur vérification');
  const clean = { created: 0, updated: 0, unchanged: 12, skipped: 0, rejected: 0, photosQueued: 0 };
  const byTeam = draw('import-finished', { ...samples['import-finished'], organisation: null, outcome: clean });
  expect(byTeam.subject).toBe('Import terminé\u00a0: 0\u00a0événement');
  expect(byTeam.text).not.toMatch(/importée|photo|vérification|membre/);
});

it('an address that nothing else leads to can be copied', () => {
  const spelled = expected.filter(([kind]) => draw(kind, samples[kind]).html.includes('voici l’adresse à copier')).map(([kind]) => kind);
  expect(spelled).toEqual(['verify-email', 'reset-password', 'delete-account', 'invitation']);
});

it('a mail that is always sent offers no way out', () => {
  const { html, text } = draw('change', samples.change, 'fr', null);
  expect(`${html}${text}`).not.toMatch(/desabonnement|Ne plus recevoir/);
});

it('a message without a page has no button', () => {
  const { subject, html } = draw('feedback', { message: 'Bravo', email: null, page: null, writtenIn: 'en' }, 'fr', null);
  expect(subject).toBe('Message d’un visiteur');
  expect(html).not.toContain('border-radius:999px');
});

it('colours are those of the screens', () => {
  const tokens = readFileSync(new URL('../../../../../../packages/ui/src/tokens/color.ts', import.meta.url), 'utf8');
  for (const [name, value] of Object.entries(mailColors)) expect(tokens).toContain(`  ${name}: '${value}',`);
});
