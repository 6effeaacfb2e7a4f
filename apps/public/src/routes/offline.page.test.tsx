// Specification: §1.14
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderSite } from '../test/render-site.tsx';

type Kept = Record<string, Record<string, () => Response>>;

const keep = (kept: Kept): void => {
  const open = async (name: string) => ({
    keys: async () =>
      Object.keys(kept[name] ?? {}).map((path) => new Request(`http://localhost${path}`)),
    match: async ({ url }: Request) => kept[name]?.[url.replace('http://localhost', '')]?.(),
  });
  vi.stubGlobal('caches', { open });
};
const page = (title: string) => () =>
  new Response(`<html><head><title>${title} · Parages</title></head></html>`);
const answer = (body: object) => () => Response.json(body);

afterEach(() => void vi.unstubAllGlobals());

const slow = { timeout: 5000 };

describe('issue "last list and visited events readable offline"', () => {
  it('the offline page lists cached pages, then cached events, each the latest first, and an event found in both only once', async () => {
    keep({
      'site-pages': {
        '/ville/tours': page('Que faire à Tours'),
        '/ville/tours/evenement/fete': page('Fête de la Loire'),
      },
      'site-answers': {
        '/api/v1/pois?lon=0.7': answer({ items: [] }),
        '/api/v1/pois/by-slug/fete': answer({ label: 'Fête de la Loire', slugFr: 'fete' }),
        '/api/v1/pois/by-slug/jazz': answer({ label: 'Jazz à la cave', slugFr: 'jazz' }),
      },
    });
    renderSite('/hors-ligne', () => undefined);
    expect(await screen.findByRole('heading', { level: 1 }, slow)).toHaveTextContent(
      'Tu es hors ligne',
    );
    const list = await screen.findByRole('region', { name: 'Ce que tu peux relire' });
    const links = [...list.querySelectorAll('a')].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ]);
    expect(links).toEqual([
      ['/evenement/fete', 'Fête de la Loire'],
      ['/ville/tours', 'Que faire à Tours'],
      ['/evenement/jazz', 'Jazz à la cave'],
    ]);
  });

  it('the offline page lists an event that was cached before twenty other API responses', async () => {
    const others = Array.from({ length: 20 }, (_, page) => `/api/v1/pois?offset=${page * 24}`);
    keep({
      'site-answers': {
        '/api/v1/pois/by-slug/jazz': answer({ label: 'Jazz à la cave', slugFr: 'jazz' }),
        ...Object.fromEntries(others.map((path) => [path, answer({ items: [] })])),
      },
    });
    renderSite('/hors-ligne', () => undefined);
    expect(await screen.findByRole('link', { name: 'Jazz à la cave' }, slow)).toHaveAttribute(
      'href',
      '/evenement/jazz',
    );
  });

  it('the offline page shows no list in a browser without cache storage', async () => {
    renderSite('/hors-ligne', () => undefined);
    expect(await screen.findByRole('heading', { level: 1 }, slow)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Ce que tu peux relire' })).not.toBeInTheDocument();
  });
});

it('offline, the page of an event that was never opened shows a network error and links to the offline page', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false } }));
  renderSite('/evenement/jamais-lu', () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await screen.findByRole('heading', { level: 1 }, slow)).toHaveTextContent('Pas de réseau');
  expect(screen.getByRole('link', { name: 'Voir ce que tu peux relire' })).toHaveAttribute(
    'href',
    '/hors-ligne',
  );
});
