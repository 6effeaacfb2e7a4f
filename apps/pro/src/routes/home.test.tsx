// Specification: §2.54
import type { UserProfile } from '@parages/contracts/types';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPoi } from '../test/a-poi.ts';
import { claude, openPage, refusal } from '../test/open-page.tsx';
import './home.page.tsx'; // preloaded: a cold import exceeds the test timeout

const counts = { draft: 0, 'in-review': 0, accepted: 0, refused: 0, published: 0, archived: 0 };
const organisation = (status: UserProfile['organisations'][number]['status'], name = 'Le Bal') =>
  ({ id: name, name, role: 'owner', status }) as const;
const editor = (...organisations: UserProfile['organisations']) =>
  claude({ organisations, permissions: ['poi_editor'] });
const noTheme = {
  code: 'themes_missing',
  tab: 'categories',
  field: '/categories/themes',
} as const;
const tasks = async (title: string) => {
  const region = await screen.findByRole('region', { name: title }, { timeout: 5000 });
  return within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
};

describe('interface "home of the space = to-do list: organisation status, drafts to finish, refused to fix"', () => {
  it('asks an account without an organisation to declare one', async () => {
    openPage('/org/home', claude());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Bonjour Claude' }, { timeout: 5000 }),
    ).toBeVisible();
    expect(await tasks('À faire')).toEqual(['Déclarez votre organisation']);
    expect(screen.getByText('Une chose vous attend.')).toBeVisible();
  });

  it('lists a refused organisation to correct and a pending one as waiting', async () => {
    openPage('/org/home', editor(organisation('pending', 'La Grange'), organisation('refused')), {
      'GET /org/pois': { items: [], total: 0, counts },
    });
    expect(await tasks('À faire')).toEqual(['Corrigez la fiche « Le Bal »']);
    expect(await tasks('En cours chez nous')).toEqual(['La Grange est en attente de validation']);
  });

  it('lists refused, accepted and draft events in this order, and links to the rest', async () => {
    const event = (label: string) => ({ id: label, label, updatedAt: '2026-06-10T10:00:00Z' });
    openPage('/org/home', editor(organisation('approved')), {
      'GET /org/pois': ({ query }) => {
        const status = query.get('status') ?? '';
        const label = { refused: 'Bal', accepted: 'Foire', draft: 'Concert' }[status] ?? '';
        return {
          items: [event(label)],
          total: 1,
          counts: { ...counts, refused: 1, accepted: 1, draft: 4, 'in-review': 2, published: 12 },
        };
      },
    });
    expect(await tasks('À faire')).toEqual([
      'Corrigez « Bal »',
      'Publiez « Foire »',
      'Terminez « Concert »',
    ]);
    expect(await tasks('En cours chez nous')).toEqual(['2 événements en vérification']);
    expect(screen.getByRole('link', { name: 'et 3 autres' })).toHaveAttribute(
      'href',
      '/org/events',
    );
    expect(screen.getByRole('link', { name: '12 en ligne' })).toHaveAttribute(
      'href',
      '/org/events?status=published',
    );
  });

  it('calls a draft without errors ready, and asks to finish one that has errors', async () => {
    const drafts = [aPoi(), aPoi({ id: 'open', errors: [noTheme] })];
    openPage('/org/home', editor(organisation('approved')), {
      'GET /org/pois': ({ query }) => ({
        items:
          query.get('status') === 'draft'
            ? drafts.map(({ id, label, updatedAt }) => ({ id, label, updatedAt }))
            : [],
        total: 0,
        counts: { ...counts, draft: 2 },
      }),
      [`GET /org/pois/${drafts[0]?.id}`]: drafts[0] ?? {},
      'GET /org/pois/open': drafts[1] ?? {},
    });
    expect(await tasks('À faire')).toEqual([
      '« Bal du 14 juillet » est prêt',
      'Terminez « Bal du 14 juillet »',
    ]);
  });

  it('interface "stats tile": sums the statistics of all organisations once an event is online', async () => {
    const of = (views: number) => ({
      items: [
        { day: '2026-06-09', views, favorites: 1, clicks: 0 },
        { day: '2026-06-10', views: 2, favorites: 0, clicks: 3 },
      ],
      totals: { views: views + 2, favorites: 1, clicks: 3 },
    });
    openPage('/org/home', editor(organisation('approved'), organisation('approved', 'La Grange')), {
      'GET /org/pois': { items: [], total: 0, counts: { ...counts, published: 2 } },
      'GET /org/organisations/Le%20Bal/statistics': of(10),
      'GET /org/organisations/La%20Grange/statistics': of(1200),
    });
    const tile = await screen.findByRole('region', { name: 'Fréquentation' });
    await waitFor(() => expect(tile).toHaveTextContent(/Vues de vos événements1\s214/));
    expect(tile).toHaveTextContent(/Ajouts aux favoris2.*Clics vers vos contacts6/);
    expect(within(tile).getAllByRole('row', { hidden: true })).toHaveLength(3);
  });

  it('shows an error in the statistics tile, and still links to the published events, when the statistics fail to load', async () => {
    openPage('/org/home', editor(organisation('approved')), {
      'GET /org/pois': { items: [], total: 0, counts: { ...counts, published: 2 } },
      'GET /org/organisations/Le%20Bal/statistics': refusal(404, 'organisation_not_found'),
    });
    expect(await screen.findByText('La fréquentation n’a pas pu être lue.')).toBeVisible();
    expect(screen.getByRole('link', { name: '2 en ligne' })).toBeVisible();
  });

  it('suggests a first event to an approved organisation without events', async () => {
    openPage('/org/home', editor(organisation('approved')), {
      'GET /org/pois': { items: [], total: 0, counts },
    });
    expect(
      await screen.findByRole('heading', { name: 'Créez votre premier événement' }),
    ).toBeVisible();
  });

  it('shows an error and keeps the tasks of organisations when the events fail to load', async () => {
    openPage('/org/home', editor(organisation('refused')), {
      'GET /org/pois': refusal(403, 'permission_missing'),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Vos tâches n’ont pas pu être lues.',
    );
    expect(await tasks('À faire')).toEqual(['Corrigez la fiche « Le Bal »']);
  });
});
