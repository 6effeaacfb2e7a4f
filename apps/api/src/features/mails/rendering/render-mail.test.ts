// Specification: §11.1, §11.11, §13.6
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expected, frenchAlone } from '../../../../test/expected-mails.ts';
import {
  imported,
  link,
  organised,
  poi,
  samples,
  site,
  unsubscribeLinks,
  weekend,
} from '../../../../test/mail-samples.ts';
import type { MailData, MailKind } from '../mails.schema.ts';
import { mailColors } from './mail-look.ts';
import { renderMail } from './render-mail.ts';

const render = <Kind extends MailKind>(
  kind: Kind,
  data: MailData<Kind>,
  locale: 'fr' | 'en' = 'fr',
  out: typeof unsubscribeLinks | null = unsubscribeLinks,
) => renderMail({ kind, data }, { locale, site, unsubscribeLinks: out ?? undefined });
const escaped = (text: string): string => text.replaceAll('&', '&amp;');
const visible = (markup: string): string =>
  markup.replace(/<style>[\s\S]*?<\/style>/, '').replace(/<[^>]+>/g, '');

it('each kind of mail with a sample has an expected subject in these tests', () =>
  expect(expected.map(([kind]) => kind).sort()).toEqual(Object.keys(samples).sort()));

describe.each(expected)('a mail of kind %s', (kind, french, english, button) => {
  const mails = (['fr', 'en'] as const).map((locale) => render(kind, samples[kind], locale));

  it('has the expected subject in both languages', () =>
    expect(mails.map(({ subject }) => subject)).toEqual([french, english]));

  it('has one button, with the same link in the HTML and in the text', () => {
    for (const { html, text } of mails) {
      expect(text).toContain(`\n${button}\n`);
      expect(html.match(/border-radius:999px/g)).toHaveLength(1);
      expect(html).toContain(`<a href="${escaped(button)}" style="display:inline-block;`);
    }
  });

  it('has the same heading and unsubscribe link in the HTML and in the text', () => {
    for (const { html, text } of mails) {
      const [first = ''] = text.split('\n');
      expect(html).toContain(`>${first}</h1>`);
      expect(text).toContain(unsubscribeLinks.unsubscribe);
      expect(html).toContain(`href="${escaped(unsubscribeLinks.unsubscribe)}"`);
    }
  });

  it('loads no external resource, contains no script and links to this site only', () => {
    for (const { html } of mails) {
      expect(html).not.toMatch(
        /<(img|link|script|iframe|object|video|form|table)\b|url\(|\bsrc=|@import|@font-face|\bon\w+=/i,
      );
      for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
        expect(href).toMatch(/^https:\/\/parages\.example\//);
    }
  });

  it('uses French typography in French and English typography in English', () => {
    const [fr, en] = mails.map(({ html, subject }) =>
      `${visible(html)} ${subject}`.replace(/https?:\/\/\S+/g, ''),
    );
    expect(fr).not.toMatch(/'|&#39;|&quot;/);
    expect(fr).not.toMatch(
      /[^\s\u00a0\u202f][!?;»](?!\S)|[^\s\u00a0\u202f\d]:(?!\S)| [!?;:»]|«[^\u00a0]/,
    );
    if (!frenchAlone.includes(kind)) expect(en).not.toMatch(/[\s\u00a0][!?;:](?!\S)|«|’/);
  });

  it('says e-mail in French, never mail', () =>
    expect(visible(render(kind, samples[kind]).html)).not.toMatch(/(?<!e-)\bmails?\b/i));
});

const hostile = `<img src=x onerror="alert(1)"> & 'co' </title></style><script>`;

it.each([
  [
    'reminder',
    render('reminder', {
      firstName: hostile,
      poi: { ...poi, title: hostile, place: hostile, slug: '"><b>' },
    }),
  ],
  [
    'digest',
    render('digest', {
      firstName: hostile,
      ...weekend,
      town: hostile,
      pois: [{ ...poi, title: hostile }],
    }),
  ],
  [
    'import-finished',
    render('import-finished', {
      ...organised,
      firstName: hostile,
      fileName: hostile,
      outcome: imported,
    }),
  ],
  [
    'feedback',
    render('feedback', {
      message: hostile,
      email: '"<b>"@x.fr',
      page: '/"><script>',
      writtenIn: 'fr',
    }),
  ],
])('escapes user texts in the mail: %s', (_kind, { html, text }) => {
  expect(html).not.toMatch(/<img|<script|<b>/);
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;co&#39;');
  expect(text).toContain(hostile);
});

it('the subject of a mail has its line breaks removed and is cut to at most 150 characters', () => {
  const { subject } = render('change', {
    firstName: '',
    poi: { ...poi, title: `Bal\r\nBcc: x@y.fr\u0000${'a'.repeat(300)}` },
    liveState: 'full',
  });
  expect(subject).toMatch(/^Changement\u00a0: Bal Bcc: x@y\.fr a+…$/);
  expect(subject.length).toBeLessThanOrEqual(150);
});

it('a long subject of a mail is cut between two emojis, not within one', () => {
  const { subject } = render('change', {
    firstName: '',
    poi: { ...poi, title: `${'a'.repeat(135)}🎈🎈🎈` },
    liveState: 'full',
  });
  expect(subject).toBe(`Changement\u00a0: ${'a'.repeat(135)}🎈…`);
});

it('mails write days, periods and times in the French and the English format', () => {
  const days = (change: object, locale: 'fr' | 'en' = 'fr') =>
    render('reminder', { firstName: '', poi: { ...poi, ...change } }, locale).text.split('\n')[7];
  expect(days({})).toBe('  Mardi 14 juillet à 20\u00a0h\u00a030');
  expect(days({ startTime: '09:00' })).toBe('  Mardi 14 juillet à 9\u00a0h');
  expect(days({ startTime: null, startDate: '2026-05-01', endDate: '2026-05-01' })).toBe(
    '  Vendredi 1er mai',
  );
  expect(days({ endDate: '2026-07-16' })).toBe('  Du 14 au 16 juillet');
  expect(days({ endDate: '2026-08-01' })).toBe('  Du 14 juillet au 1er août');
  expect(days({}, 'en')).toBe('  Tuesday 14 July at 8:30\u00a0pm');
  expect(days({ endDate: '2026-07-16' }, 'en')).toBe('  From 14 to 16 July');
  const ongoing = {
    ...weekend,
    pois: [{ ...poi, startDate: '2026-10-01', endDate: '2026-12-01' }],
  };
  expect(render('digest', { firstName: '', ...ongoing }).text).toContain(
    '  Jusqu’au 1er décembre\n',
  );
  expect(render('digest', { firstName: '', ...ongoing }, 'en').text).toContain(
    '  Until 1 December\n',
  );
  expect(render('password-changed', samples['password-changed']).text).toContain(
    'le jeudi 11 juin à 0\u00a0h\u00a004',
  );
  expect(render('password-changed', samples['password-changed'], 'en').text).toContain(
    'changed on Thursday 11 June at 12:04\u00a0am',
  );
  expect(render('digest', samples.digest).text).toContain('les 31 octobre et 1er novembre');
});

it.each([
  ['verify-email', 'Validez votre adresse e-mail', link],
  ['welcome', 'Bienvenue', 'https://pro.parages.example/org/home'],
  ['reset-password', 'Choisissez un nouveau mot de passe', link],
  [
    'sign-in-guesses',
    'Des mots de passe faux essayés sur votre compte',
    'https://pro.parages.example/org/auth/forgot-password',
  ],
  [
    'password-changed',
    'Votre mot de passe a été modifié',
    'https://pro.parages.example/org/auth/forgot-password',
  ],
  ['delete-account', 'Confirmez la suppression de votre compte', link],
  ['account-deleted', 'Compte supprimé', 'https://parages.example/feedback?from=/'],
] as const)(
  'decisions "Mail to an organiser": the mail %s of an account made on the professional site says vous and leads back there',
  (kind, subject, button) => {
    const data = { ...samples[kind], isPro: true };
    for (const locale of ['fr', 'en'] as const) {
      const mail = render(kind, data, locale, null);
      expect(mail.subject).toBe(subject);
      expect(mail.text).toContain(`\n${button}\n`);
      expect(mail.text).toContain('\nParages https://pro.parages.example\n');
      expect(mail.html).toContain('<html lang="fr"');
      expect(mail.html).toContain('href="https://pro.parages.example/"');
      expect(visible(mail.html)).toMatch(/\bvous\b/i);
      expect(visible(mail.html)).not.toMatch(/(?<!\p{L})(tu|te|toi|ton|ta|tes)(?!\p{L})/iu);
    }
  },
);

it('a mail greets without a name when the first name is empty', () => {
  expect(render('welcome', { firstName: '' }).text).toMatch(/^Bienvenue\u00a0!\n/);
  expect(render('reset-password', { firstName: '', link }).text).toContain('\nBonjour,\n');
});

it('the mail about one cancelled date promises nothing of the other dates', () => {
  const data = { ...samples['date-change'], news: 'cancelled' as const };
  expect(render('date-change', data).text).toContain(', est annulée\u00a0: celle-ci.\n');
  expect(render('date-change', data, 'en').text).toContain(', is cancelled: this one.\n');
});

it('the mail about a date that has moved names the day and the time that the reader expects', () => {
  const data = samples['date-change'];
  expect(render('date-change', data).text).toContain(
    'Au lieu du vendredi 12 juin à 20\u00a0h\u00a030',
  );
  expect(render('date-change', data, 'en').text).toContain(
    'Instead of Friday 12 June at 8:30\u00a0pm',
  );
  const cancelled = { ...data, news: 'cancelled' as const, insteadOf: null };
  expect(render('date-change', cancelled).text).not.toContain('lieu du');
});

it.each([
  ['cancelled', 'Une date est annulée.', 'One date is cancelled.'],
  ['postponed', 'Une date est reportée.', 'One date is postponed.'],
  ['full', 'Une date affiche complet.', 'One date is sold out.'],
  ['moved', 'Une date a changé.', 'One date has changed.'],
  ['scheduled', 'Une date a bien lieu comme prévu.', 'One date goes ahead as planned.'],
] as const)(
  'the preview of the mail about one date is about that date: %s',
  (news, french, english) => {
    const data = { ...samples['date-change'], news };
    expect(render('date-change', data).html).toContain(`aria-hidden="true">${french}</div>`);
    expect(render('date-change', data, 'en').html).toContain(`aria-hidden="true">${english}</div>`);
  },
);

it('the mail about several dates lists each with its state, and counts those that it has no room for', () => {
  const { text } = render('date-changes', samples['date-changes']);
  expect(text).toContain(', ont changé. Voici où elles en sont.\n');
  expect(text).toMatch(/\* Mardi 14 juillet à 20\u00a0h\u00a030\n {2}Annulée\n/);
  expect(text).toMatch(
    /\* Mardi 21 juillet\n {2}Nouveau jour ou nouvelle heure\n {2}Au lieu du lundi 20 juillet\n/,
  );
  expect(text).not.toContain('autre');
  const more = (moreCount: number, locale: 'fr' | 'en' = 'fr') =>
    render('date-changes', { ...samples['date-changes'], moreCount }, locale).text;
  expect(more(1)).toContain('\nUne autre date a changé\u00a0: la page de l’événement');
  expect(more(4)).toContain('\n4 autres dates ont changé\u00a0: la page de l’événement');
  expect(more(4, 'en')).toContain('\n4 other dates have changed: the page of the event');
});

it('the mail about a finished import has its counts, rejected lines, photos and pending review, and omits them for a team import without changes', () => {
  const { text } = render('import-finished', samples['import-finished']);
  expect(text).toContain(
    'Votre fichier «\u00a0agenda.csv\u00a0» est importé\u00a0: 23\u00a0créés, 4\u00a0mis à jour, 2\u00a0ignorés (réattribués).',
  );
  expect(text).toContain('30\u00a0lignes n’ont pas été importées');
  expect(text).toContain('La photo du fichier arrive');
  expect(text).toContain('Vos nouveaux événements attendent leur vérification');
  const clean = { created: 0, updated: 0, unchanged: 12, skipped: 0, rejected: 0, photosQueued: 0 };
  const byTeam = render('import-finished', {
    ...samples['import-finished'],
    organisation: null,
    outcome: clean,
  });
  expect(byTeam.subject).toBe('Import terminé\u00a0: 0\u00a0événement');
  expect(byTeam.text).not.toMatch(/importée|photo|vérification|membre/);
});

it('the mail about a finished import has the reasons of its report with their counts', () => {
  const report = {
    refused: [{ reason: 'dates_invalid' as const, count: 25 }],
    keptBack: [],
    doubtful: [{ reason: 'theme_missing' as const, count: 1200 }],
  };
  const { text } = render('import-finished', { ...samples['import-finished'], report });
  expect(text).toContain('Refusés\u00a0: dates ou heures incorrectes (25).');
  expect(text).toMatch(/À vérifier\u00a0: sans catégorie \(1.200\)\./);
  expect(text).not.toContain('Laissés de côté');
});

it('a mail prints the URL below its button only when it has a one-time link', () => {
  const spelled = expected
    .filter(([kind]) => render(kind, samples[kind]).html.includes('voici l’adresse à copier'))
    .map(([kind]) => kind);
  expect(spelled).toEqual(['verify-email', 'reset-password', 'delete-account', 'invitation']);
});

it('a mail rendered without unsubscribe links does not mention unsubscribing', () => {
  const { html, text } = render('change', samples.change, 'fr', null);
  expect(`${html}${text}`).not.toMatch(/desabonnement|Ne plus recevoir/);
});

it('a mail about feedback without a page has no button', () => {
  const { subject, html } = render(
    'feedback',
    { message: 'Bravo', email: null, page: null, writtenIn: 'en' },
    'fr',
    null,
  );
  expect(subject).toBe('Message d’un visiteur');
  expect(html).not.toContain('border-radius:999px');
});

it('a message from a page of the professional site is called that of an organiser, and its button opens that page', () => {
  const page = '/org/campaigns/0197a000-0000-7000-8000-000000000001';
  const { subject, text } = render(
    'feedback',
    { message: 'Pourquoi\u00a0?', email: 'zoe@example.org', page, writtenIn: 'fr' },
    'fr',
    null,
  );
  expect(subject).toBe(`Message d’un organisateur sur ${page}`);
  expect(text).toContain(`\nhttps://pro.parages.example${page}\n`);
});

it('mails use the colours of the design tokens that the sites share', () => {
  const tokens = readFileSync(
    new URL('../../../../../../packages/ui/src/tokens/tokens.css', import.meta.url),
    'utf8',
  );
  const inKebabCase = (name: string): string =>
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  for (const [name, value] of Object.entries(mailColors))
    expect(tokens).toContain(`  --color-${inKebabCase(name)}: ${value};`);
});

it('a mail about saved searches has a part for each search, with its events, its link and the link that ends its mails, escaped in the HTML', () => {
  const [search] = samples['search-news'].searches;
  const hostile = {
    ...search,
    id: 'b',
    name: '<b>Bal</b> & "co"',
    path: '/recherche?q=b',
    pois: [poi],
  };
  const data = { firstName: 'Zoé', searches: [{ ...search, pois: [poi] }, hostile] };
  const { subject, html, text } = render('search-news', data as MailData<'search-news'>);
  expect(subject).toBe('Du nouveau dans tes recherches');
  expect(html).toContain('>&lt;b&gt;Bal&lt;/b&gt; &amp; &quot;co&quot;</h2>');
  expect(html.match(/<h2/g)).toHaveLength(2);
  expect(html).toContain(escaped(`${unsubscribeLinks.unsubscribe}&search=b`));
  expect(text).toContain(
    [
      '== <b>Bal</b> & "co" ==',
      '* Bal du 14 juillet\n  Mardi 14 juillet à 20\u00a0h\u00a030\n  Place Plumereau, Tours\n  https://parages.example/evenement/bal-tours',
      `Voir toute la recherche\nhttps://parages.example/recherche?q=b\nNe plus suivre cette recherche\n${unsubscribeLinks.unsubscribe}&search=b`,
    ].join('\n\n'),
  );
});
