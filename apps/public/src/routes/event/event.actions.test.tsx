// Specification: §2.8, §2.27, §2.32, §2.34, §2.35, §7.19
import type { Poi } from '@parages/contracts/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aContact, anEvening, aPoi } from '../../test/a-poi.ts';
import { aCard, renderSite } from '../../test/render-site.tsx';

const patient = { timeout: 10_000 };
// Loads the lazy modules first, so that no test's timeout includes them.
beforeAll(
  () => Promise.all([import('./event.page.tsx'), import('../../lib/share/share-menu.tsx')]),
  60_000,
);
afterEach(() => vi.unstubAllGlobals());

async function visit(change: Partial<Poi> = {}) {
  const poi = aPoi(change);
  renderSite('/evenement/fete-tours', (url) =>
    url.pathname.endsWith('/similar') ? { items: [aCard({ label: 'Autre bal' })] } : poi,
  );
  return screen.findByRole('heading', { level: 1 }, patient);
}
const stubBrowser = (parts: object) => {
  const values = Object.entries(parts).map(([name, value]) => [name, { value }]);
  vi.stubGlobal('navigator', Object.create(navigator, Object.fromEntries(values)));
};

describe('issue "share through the native sheet or a copied link"', () => {
  it('« Partager » opens the share sheet with title and URL in a browser that has one', async () => {
    const share = vi.fn(async () => undefined);
    await visit();
    stubBrowser({ share });
    await userEvent.click(screen.getByRole('button', { name: 'Partager' }));
    await vi.waitFor(() =>
      expect(share).toHaveBeenCalledWith(
        expect.objectContaining({
          title: 'Fête de la Loire',
          url: 'http://localhost/evenement/fete-tours',
        }),
      ),
    );
  });

  const openMenu = async (clipboard: object = {}) => {
    await visit();
    stubBrowser({ share: undefined, clipboard });
    await userEvent.click(screen.getByRole('button', { name: 'Partager' }));
    return within(await screen.findByRole('region', { name: 'Partager' }, patient));
  };

  it('decisions "Lien copié": in a browser without a share sheet, « Partager » opens a menu whose first entry copies the page’s URL and shows a toast', async () => {
    const writeText = vi.fn(async () => undefined);
    const menu = await openMenu({ writeText });
    await userEvent.click(menu.getByRole('button', { name: 'Copier le lien' }));
    expect(await screen.findByText('Lien copié', {}, patient)).toBeInTheDocument();
    expect(writeText).toHaveBeenCalledWith('http://localhost/evenement/fete-tours');
    expect(screen.queryByRole('region', { name: 'Partager' })).not.toBeInTheDocument();
  });

  it('shows an error when the browser refuses to copy the URL', async () => {
    const menu = await openMenu({ writeText: () => Promise.reject(new Error('denied')) });
    await userEvent.click(menu.getByRole('button', { name: 'Copier le lien' }));
    const fault = await screen.findByText('Le lien n’a pas pu être copié', {}, patient);
    expect(fault).toBeInTheDocument();
  });

  it('the menu links to e-mail, Facebook, WhatsApp and X, without scripts of theirs', async () => {
    const menu = await openMenu();
    const links = menu.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'E-mail',
      'Facebook',
      'WhatsApp',
      'X',
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('rel', 'noopener nofollow');
      expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
        'http://localhost/evenement/fete-tours',
      );
    }
  });

  it('Escape closes the menu and moves the focus back to « Partager »; a second press opens it again', async () => {
    await openMenu();
    const button = screen.getByRole('button', { name: 'Partager' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Partager' })).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    expect(button).not.toHaveAttribute('aria-expanded');
    await userEvent.click(button);
    expect(await screen.findByRole('region', { name: 'Partager' }, patient)).toBeInTheDocument();
  });

  it('a second press on « Partager » closes the menu in a browser that does not focus pressed buttons', async () => {
    const menu = await openMenu();
    const button = screen.getByRole('button', { name: 'Partager' });
    const losesFocus = fireEvent.mouseDown(button);
    if (losesFocus) fireEvent.blur(menu.getByRole('list'), { relatedTarget: null });
    fireEvent.click(button);
    expect(screen.queryByRole('region', { name: 'Partager' })).not.toBeInTheDocument();
  });
});

it('issue "add to calendar (ICS file, Google, Outlook)": the page of an event links to all three', async () => {
  await visit();
  await userEvent.click(screen.getByText('Ajouter à mon agenda'));
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
  expect(href('Toutes les dates (.ics)')).toBe(`/api/v1/pois/${aPoi().id}/calendar.ics`);
  expect(new URL(href('Google Agenda')).searchParams.get('dates')).toBe(
    '20260613T203000/20260613T220000',
  );
  expect(new URL(href('Outlook')).searchParams.get('startdt')).toBe('2026-06-13T20:30:00+02:00');
});

describe('interface "primary button = booking link; sticky bar on mobile"', () => {
  it('links the two booking buttons to the http(s) address of the organiser, and shows no link to a javascript: address', async () => {
    await visit();
    const links = screen.getAllByRole('link', { name: 'Réserver' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://billets.example.org/',
      'https://billets.example.org/',
    ]);
    expect(screen.queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument();
  });

  it.each([
    ['cancelled', 0],
    ['full', 0],
    ['postponed', 2],
  ] as const)(
    'issue 16 "one date cancelled, full": an event whose only date to come is %s has %i booking buttons',
    async (liveState, count) => {
      const coming = { ...anEvening('2026-06-13'), liveState };
      await visit({ periods: [anEvening('2026-05-01', true), coming] });
      expect(screen.queryAllByRole('link', { name: 'Réserver' })).toHaveLength(count);
    },
  );

  it('keeps the booking buttons while a later date has places', async () => {
    const full = { ...anEvening('2026-06-13'), liveState: 'full' as const };
    await visit({ periods: [full, anEvening('2026-06-20')] });
    expect(screen.getAllByRole('link', { name: 'Réserver' })).toHaveLength(2);
  });

  it('shows a link to directions instead of booking buttons when there is no booking address', async () => {
    await visit({ contacts: [] });
    expect(screen.queryByRole('link', { name: 'Réserver' })).not.toBeInTheDocument();
    expect(
      screen.getAllByRole('link', { name: /^Y aller$/ }).map((link) => link.getAttribute('href')),
    ).toContainEqual(expect.stringContaining('destination=47.39%2C0.7'));
  });
});

describe('issue "live state banners": shown before the title', () => {
  it.each([
    [{ liveState: 'cancelled' }, 'Événement annulé', false],
    [{ liveState: 'full' }, 'Complet', false],
    [{ liveState: 'postponed' }, 'Événement reporté', true],
    [{ isPast: true, periods: [anEvening('2026-05-01', true)] }, 'Événement passé', false],
  ] as const)(
    'an event with %j shows the banner "%s", with a booking link: %s',
    async (change, words, isBookable) => {
      const title = await visit(change as Partial<Poi>);
      const [banner] = screen.getAllByText(words);
      expect(
        (banner ?? title).compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeTruthy();
      expect(screen.queryAllByRole('link', { name: 'Réserver' }).length > 0).toBe(isBookable);
      if (!isBookable)
        expect(screen.getAllByRole('link', { name: 'Voir d’autres idées' })[0]).toHaveAttribute(
          'href',
          '#similar',
        );
    },
  );

  it('decisions "past stays with « Événement passé » and similar events": the page lists dates and similar events, without calendar links', async () => {
    await visit({ isPast: true, periods: [anEvening('2026-05-01', true)] });
    expect(
      within(screen.getByRole('region', { name: 'Dates et horaires' })).getByText(
        'Vendredi 1er mai',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText('Ajouter à mon agenda')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Dans le même esprit' })).toHaveTextContent(
      'Autre bal',
    );
  });

  it('an upcoming event without changes shows no banner of a cancelled, full or past event', async () => {
    await visit();
    for (const words of ['Événement annulé', 'Complet', 'Événement passé'])
      expect(screen.queryByText(words)).not.toBeInTheDocument();
  });
});

describe('issue "organiser, source and date of update"', () => {
  it('the page shows the event’s organiser, source and date of update, and a link to report an error', async () => {
    await visit();
    expect(screen.getByText('Les Mariniers')).toBeInTheDocument();
    expect(screen.getByText(/^Source\s: OpenAgenda$/)).toBeInTheDocument();
    expect(screen.getByText('Mis à jour le 1er juin 2026')).toHaveAttribute(
      'datetime',
      '2026-06-01T10:00:00Z',
    );
    expect(screen.getByRole('link', { name: 'Signaler une erreur' })).toHaveAttribute(
      'href',
      '/feedback?from=%2Fevenement%2Ffete-tours&report=1',
    );
  });
});

describe('HTML in the texts of an organiser', () => {
  const payload = '<img src=x onerror="alert(1)"><script>alert(2)</script></script><!--';
  it('is shown as text; links lead only to http, https, mailto and tel addresses', async () => {
    await visit({
      label: payload,
      description: `${payload}\n\n<iframe src="https://evil.example">`,
      organizerName: payload,
      place: {
        name: payload,
        venueSlug: null,
        streetAddress: payload,
        postalCode: null,
        locality: payload,
        position: null,
      },
      contacts: [
        aContact({
          type: 'booking',
          legalName: payload,
          websites: ['https://a.example/"onmouseover="alert(1)', 'data:text/html,x'],
        }),
        aContact({ emails: [payload], phoneNumbers: [payload] }),
      ],
      featureGroups: [{ group: payload, features: [{ id: payload, label: payload }] }],
      tags: [payload],
      source: payload,
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      '<img src=x onerror="alert(1)">',
    );
    expect(
      document.querySelectorAll('iframe, img[src="x"], [onerror], [onmouseover]'),
    ).toHaveLength(0);
    expect(
      [...document.querySelectorAll('script')].filter(({ type }) => type !== 'application/ld+json'),
    ).toEqual([]);
    for (const { protocol } of document.querySelectorAll('a'))
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
  });

  it('is escaped in structured data, so that it cannot close the script element', async () => {
    await visit({ label: payload, description: payload });
    const blocks = () => [...document.querySelectorAll('script[type="application/ld+json"]')];
    // The browser loads the structured data of the event after its page.
    await waitFor(() =>
      expect(blocks().map(({ textContent }) => JSON.parse(textContent ?? '').name)).toContain(
        payload,
      ),
    );
    expect(
      blocks()
        .map(({ innerHTML }) => innerHTML)
        .join(''),
    ).not.toContain('<');
  });
});
