// Specification: §2.20, §2.44, §8.2
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '../../lib/i18n/i18n.ts';
import { renderSite } from '../../test/render-site.tsx';

// Loads the lazy pages first, so that no test's timeout includes the imports.
beforeAll(async () => {
  await Promise.all(
    Object.values(
      import.meta.glob(
        './{story,why,legal,privacy,accessibility,account-deleted,welcome,feedback}.page.tsx',
      ),
    ).map((load) => load()),
  );
}, 60_000);

const nothing = () => undefined;
const main = () => screen.getByRole('main');
const title = (name: RegExp) => screen.findByRole('heading', { level: 1, name }, { timeout: 5000 });

describe('§2 "about links (our story, why the product, start now, contact, blog)", "legal notice, privacy policy"', () => {
  it.each([
    ['/notre-histoire', /au coin de la rue/, /round the corner/],
    ['/pourquoi-parages', /Sortir ne devrait pas/, /should not take detective work/],
    ['/mentions-legales', /Qui publie ce site/, /Who publishes this site/],
    ['/confidentialite', /Ce que nous savons de toi/, /What we know about you/],
    ['/accessibilite', /chacun peut utiliser/, /everyone can use/],
    ['/compte-supprime', /Ton compte est supprimé/, /Your account is deleted/],
    ['/commencez', /Tu es de quel coin/, /Where are you from/],
    ['/feedback', /Écris-nous/, /Write to us/],
  ])('renders %s in French and in English, each with its title', async (path, french, english) => {
    const { unmount } = renderSite(path, nothing);
    expect(await title(french)).toBeInTheDocument();
    expect(document.title).toMatch(/ · Parages$/);
    unmount();
    await loadWords('en');
    renderSite(path, nothing, { locale: 'en' });
    expect(await title(english)).toBeInTheDocument();
    expect(within(main()).queryByText(/\{\{/)).toBeNull();
  });
});

it.each([
  [
    'fr',
    'Ton compte, si tu en ouvres un',
    /^Nous gardons ce que tu nous donnes/,
    /ou supprimer ton compte.: tout est alors effacé, sauf ce que dit le journal de sécurité\.$/,
  ],
  [
    'en',
    'Your account, if you open one',
    /^We keep what you give us/,
    /or delete your account: everything is then erased, except what the security journal says\.$/,
  ],
] as const)(
  'the privacy policy (%s) says that an account’s data is kept, and erased with the account',
  async (locale, name, kept, erased) => {
    await loadWords(locale);
    renderSite('/confidentialite', nothing, { locale });
    const account = within(await screen.findByRole('region', { name }, { timeout: 5000 }));
    expect(account.getByText(kept)).toBeInTheDocument();
    expect(account.getByText(erased)).toBeInTheDocument();
  },
);

it('the legal notice shows the configured publisher and host, and a placeholder when none is configured', async () => {
  const { unmount } = renderSite('/mentions-legales', nothing);
  await title(/Qui publie/);
  expect(screen.getAllByText('Non renseigné par l’exploitant de ce site')).toHaveLength(2);
  unmount();
  const publisher = {
    name: 'Les Parages',
    address: '1 rue du Pont',
    director: null,
    email: null,
    hostName: 'Un hébergeur',
    hostAddress: null,
  };
  renderSite('/mentions-legales', nothing, { publisher });
  await title(/Qui publie/);
  expect(screen.getByText('Les Parages')).toBeInTheDocument();
  expect(screen.getByText('Un hébergeur')).toBeInTheDocument();
  expect(screen.queryByText(/Non renseigné/)).toBeNull();
  expect(screen.queryByText('Directeur ou directrice de la publication')).toBeNull();
});

it('/compte-supprime, the page shown after an account is deleted, is noindex', async () => {
  renderSite('/compte-supprime', nothing);
  await title(/supprimé/);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

it('§2 "any other path: Not-found page with the message key \'page_not_found\'": for /nulle/part', async () => {
  renderSite('/nulle/part', nothing);
  expect(await title(/Cette page n’existe pas/)).toBeInTheDocument();
  expect(main().querySelector('[data-code="page_not_found"]')).not.toBeNull();
});

it.each([
  [
    'fr',
    'Ce qui reste sur ton appareil',
    /«.parages-place.».*coordonnées, arrondies à un kilomètre.*treize mois/,
  ],
  [
    'en',
    'What stays on your device',
    /“parages-place”.*coordinates, rounded to a kilometre.*thirteen months/,
  ],
] as const)(
  'decisions "named on the privacy page" (%s): gives the cookie with the remembered place, its content and its duration',
  async (locale, name, words) => {
    await loadWords(locale);
    renderSite('/confidentialite', nothing, { locale });
    const device = within(await screen.findByRole('region', { name }, { timeout: 5000 }));
    expect(device.getByText(words)).toBeInTheDocument();
  },
);
