// Specification: §2.62
import type { DashboardPoi } from '@parages/contracts/types';
import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import { answerNetwork, clearSession, markSignedIn } from '@parages/session/test/browser-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProfile } from '../../test/a-profile.ts';
import { renderSite } from '../../test/render-site.tsx';
import './dashboard.screen.tsx'; // loaded first, so that no test's timeout includes the imports

const patient = { timeout: 8000 };
const ids = [
  '01a1feab-f7d6-70bf-ae0d-71d19c203431',
  '01a1feab-f7d6-70bf-ae0d-71d19c203432',
  '01a1feab-f7d6-70bf-ae0d-71d19c203433',
] as const;
const townId = '01a1feab-f7d6-70bf-ae0d-71d19c203439';
const anEvent = (change: Partial<DashboardPoi>): DashboardPoi => ({
  id: ids[0],
  slugFr: 'bal',
  label: 'Bal',
  status: 'published',
  version: 2,
  isEnabled: true,
  disabledReason: null,
  themes: [],
  locality: 'Tours',
  mainMediaFileId: null,
  startDate: '2026-06-13',
  isPermanent: false,
  source: 'openagenda',
  organisation: null,
  isOwn: false,
  lacks: ['theme', 'image'],
  keptReason: null,
  ...change,
});
const three = [
  anEvent({}),
  anEvent({
    id: ids[1],
    slugFr: 'fete',
    label: 'Fête',
    isEnabled: false,
    disabledReason: 'Doublon',
  }),
  anEvent({
    id: ids[2],
    slugFr: null,
    label: 'Brouillon de foire',
    status: 'draft',
    startDate: null,
    lacks: ['theme', 'image', 'dates'],
  }),
];
const every: Permission[] = ['poi_mod', 'theme_mod', 'image_mod', 'org_mod'];

beforeEach(() => {
  clearSession();
  answerNetwork(() => undefined);
});

type Setting = {
  permissions?: Permission[];
  items?: DashboardPoi[];
  next?: string | null;
  refuse?: (call: string) => Response | Promise<Response> | undefined;
};

function open(
  path: string,
  { permissions = every, items = three, next = null, refuse = () => undefined }: Setting = {},
) {
  markSignedIn();
  const sent: { call: string; body: unknown }[] = [];
  const site = renderSite(
    path,
    async ({ pathname }, request) => {
      const call = `${request.method} ${pathname.replace('/api/v1', '')}`;
      const text = request.method === 'GET' ? '' : await request.text();
      if (request.method !== 'GET') sent.push({ call, body: JSON.parse(text) });
      const refused = await refuse(call);
      if (refused) return refused;
      if (call === 'GET /me') return Response.json(aProfile({ permissions }));
      if (call === 'GET /moderation/dashboard')
        return Response.json({
          items: [
            { listing: 'no-theme', count: 12 },
            { listing: 'no-image', count: 10_001 },
            { listing: 'no-dates', count: 0 },
            { listing: 'by-city', count: 1 },
            { listing: 'by-source', count: 2 },
          ],
        });
      if (call.endsWith('/towns'))
        return Response.json({
          items: [
            {
              id: townId,
              name: 'Tours',
              department: 'Indre-et-Loire',
              total: 40,
              hidden: 2,
              noTheme: 0,
              noImage: 7,
            },
          ],
          next: null,
        });
      if (call.endsWith('/sources'))
        return Response.json({
          items: [
            {
              source: 'datatourisme',
              class: 'Castle',
              total: 40,
              hidden: 0,
              noTheme: 3,
              noImage: 0,
            },
            { source: 'openagenda', class: '', total: 2, hidden: 0, noTheme: 0, noImage: 0 },
          ],
        });
      if (call.includes('/listings/'))
        return Response.json({ items, next, town: { id: townId, name: 'Tours' } });
      return Response.json({ items: [] });
    },
    { hasAccounts: true, hasSession: true },
  );
  return { ...site, sent };
}
const row = async (label: string) => {
  const item = (
    await screen.findByRole('checkbox', { name: `Sélectionner «\u00a0${label}\u00a0»` }, patient)
  ).closest('li');
  if (item === null) throw new Error('no row');
  return within(item);
};

describe('§2 "/dashboard/{listing?}"', () => {
  it('decisions "cards with counts by default": links to a listing, shows 10,001 as « plus de 10 000 », and is noindex', async () => {
    open('/dashboard');
    expect(await screen.findByRole('link', { name: 'Sans thématique' }, patient)).toHaveAttribute(
      'href',
      '/dashboard/no-theme',
    );
    expect(screen.getByText('12')).toBeVisible();
    expect(
      screen.getByText('plus de 10 000', {
        normalizer: (text) => text.replace(/[\u00a0\u202f]/g, ' '),
      }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('§2 "Route guards": redirects to the sign-in page without a session; decisions "public dashboard: `/` + « Accès réservé »" without image_mod or theme_mod', async () => {
    const out = renderSite('/dashboard/no-image', () => undefined, { hasAccounts: true });
    await waitFor(() => expect(out.router.state.location.pathname).toBe('/auth/login'), patient);
    expect(new URLSearchParams(out.router.state.location.search).get('redirectTo')).toBe(
      '/dashboard/no-image',
    );
    out.unmount();
    const { router } = open('/dashboard', { permissions: ['poi_editor', 'batch_import'] });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'), patient);
    expect(
      (await screen.findAllByText('Accès réservé', undefined, patient)).length,
    ).toBeGreaterThan(0);
  });

  it('redirects to the home page without the permission of the listing, and shows the not-found page for an unknown listing', async () => {
    const { router, unmount } = open('/dashboard/no-theme', { permissions: ['image_mod'] });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'), patient);
    unmount();
    open('/dashboard/rien');
    expect(
      await screen.findByRole('heading', { level: 1, name: /existe pas/ }, patient),
    ).toBeVisible();
  });

  it('"header: dashboard link (only with image_mod or theme_mod)": shown to an account with both permissions', async () => {
    open('/dashboard');
    expect(
      (await screen.findAllByRole('link', { name: 'Tableau de bord' }, patient)).length,
    ).toBeGreaterThan(0);
  });
});

describe('§2 "Dashboard (no theme, no image, no dates, by city)"', () => {
  it('the listing of what an import keeps back says why, and links the draft to its editor', async () => {
    const fair = anEvent({ label: 'Forum des métiers', status: 'draft', keptReason: 'job' });
    open('/dashboard/kept-back', { items: [fair] });
    const kept = await row('Forum des métiers');
    expect(kept.getByText('Mis de côté : emploi et recrutement')).toBeVisible();
    expect(kept.getByRole('link', { name: 'Forum des métiers' })).toHaveAttribute(
      'href',
      `http://pro.localhost/org/events/${ids[0]}`,
    );
  });

  it('a listing links an event to its page and a draft to its editor, and marks a disabled event and a missing date', async () => {
    open('/dashboard/no-theme');
    expect((await row('Bal')).getByRole('link', { name: 'Bal' })).toHaveAttribute(
      'href',
      '/evenement/bal',
    );
    expect((await row('Fête')).getByText('Désactivé')).toBeVisible();
    const draft = await row('Brouillon de foire');
    expect(draft.getByRole('link', { name: 'Brouillon de foire' })).toHaveAttribute(
      'href',
      `http://pro.localhost/org/events/${ids[2]}`,
    );
    expect(draft.getAllByText('Sans date').length).toBe(1);
  });

  it('by city: a town links to its listing, which keeps its filter and its page in the URL', async () => {
    const { router, asked } = open('/dashboard/by-city', { next: ids[2] });
    await screen.findByText('Indre-et-Loire', undefined, patient);
    await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Tours' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Par commune · Tours' }, patient),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Désactivés' }));
    await waitFor(
      () =>
        expect(screen.getByRole('link', { name: 'Désactivés' })).toHaveAttribute(
          'aria-current',
          'true',
        ),
      patient,
    );
    expect(router.state.location.search).toBe(`?town=${townId}&shown=hidden`);
    await userEvent.click(await screen.findByRole('link', { name: 'Page suivante' }, patient));
    await waitFor(() =>
      expect(router.state.location.search).toBe(`?town=${townId}&shown=hidden&after=${ids[2]}`),
    );
    await waitFor(() =>
      expect(asked.at(-1)?.search).toBe(`?townId=${townId}&shown=hidden&after=${ids[2]}`),
    );
  });

  it('searches in the titles of a listing, keeps its visibility, and announces the number found', async () => {
    const { router, asked } = open('/dashboard/no-image?shown=hidden');
    const field = await screen.findByRole('textbox', { name: 'Chercher dans les titres' }, patient);
    await userEvent.type(field, ' Fête & bal {Enter}');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?shown=hidden&q=F%C3%AAte+%26+bal'),
    );
    await waitFor(() => expect(asked.at(-1)?.searchParams.get('q')).toBe('Fête & bal'), patient);
    expect(await screen.findByText('3 événements trouvés', undefined, patient)).toBeVisible();
    expect(field).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Tous les titres' }));
    await waitFor(() => expect(router.state.location.search).toBe('?shown=hidden'));
    await waitFor(() => expect(field).toHaveValue(''));
  });

  it('announces on a later page of a title search the number on that page, not a total', async () => {
    open(`/dashboard/no-image?q=bal&after=${ids[2]}`);
    expect(
      await screen.findByText('3 événements trouvés sur cette page', undefined, patient),
    ).toBeVisible();
  });

  it('by source: a class of a feed links to its events, then to those without a theme, on which the bulk actions act', async () => {
    const { router, asked, sent } = open('/dashboard/by-source');
    expect(await screen.findByRole('link', { name: 'Sans classe' }, patient)).toHaveAttribute(
      'href',
      '/dashboard/by-source?source=openagenda&class=',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Castle' }));
    expect(
      await screen.findByRole('heading', { name: 'Par source · datatourisme · Castle' }, patient),
    ).toBeVisible();
    const links = screen.getByRole('navigation', { name: 'Ce qui manque à cette classe' });
    await userEvent.click(within(links).getByRole('link', { name: 'Sans thématique' }));
    const search = '?source=datatourisme&class=Castle';
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/dashboard/no-theme', search }),
    );
    await waitFor(
      () =>
        expect(asked.at(-1)).toMatchObject({
          pathname: '/api/v1/moderation/dashboard/listings/no-theme',
          search: '?source=datatourisme&sourceClass=Castle',
        }),
      patient,
    );
    await userEvent.click(await screen.findByLabelText('Tout sélectionner sur cette page'));
    await userEvent.click(screen.getByRole('button', { name: 'Réactiver' }));
    await waitFor(() => expect(sent).toHaveLength(3), patient);
    expect(sent.map(({ call }) => call).sort()).toEqual(
      ids.map((id) => `PUT /pois/${id}/visibility`),
    );
  });

  it('shows an empty state for an empty listing, and a retry button when a listing fails to load', async () => {
    const { unmount } = open('/dashboard/no-dates', { items: [] });
    expect(await screen.findByRole('heading', { name: 'Rien à faire ici' }, patient)).toBeVisible();
    unmount();
    open('/dashboard/no-dates', {
      refuse: (call) =>
        call.includes('/listings/')
          ? Response.json({ code: 'request_invalid' }, { status: 400 })
          : undefined,
    });
    expect(await screen.findByRole('button', { name: 'Réessayer' }, patient)).toBeVisible();
  });
});

describe('issue "`/dashboard/{listing?}` with its four listings, counts and bulk actions": the bulk actions of a listing', () => {
  it('adds a theme to all selected events, and shows the refusal of one event on its row', async () => {
    const { sent } = open('/dashboard/no-theme', {
      refuse: (call) =>
        call === `POST /pois/${ids[1]}/themes`
          ? Response.json({ code: 'themes_full' }, { status: 409 })
          : undefined,
    });
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Tout sélectionner sur cette page' }, patient),
    );
    const bar = within(screen.getByRole('region', { name: 'Actions sur la sélection' }));
    expect(bar.getByText('3 événements sélectionnés')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Ajouter une thématique' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Ajouter une thématique à 3 événements' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter une thématique' }));
    expect(dialog.getByRole('combobox', { name: 'Thématique' })).toHaveAccessibleDescription(
      'Choisis une thématique',
    );
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Thématique' }), 'Fêtes');
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter une thématique' }));
    const outcome = within(await screen.findByRole('alert', undefined, patient));
    expect(outcome.getByText('2 événements mis à jour · 1 refusé : voir sa ligne')).toBeVisible();
    expect(outcome.getByRole('listitem')).toHaveTextContent('Fête Il a déjà quatre thématiques.');
    expect((await row('Fête')).getByText(/^Refusé/)).toBeVisible();
    expect((await row('Bal')).getByText('Fait')).toBeVisible();
    expect(sent.map(({ call, body }) => ({ call, body }))).toEqual(
      ids.map((id) => ({ call: `POST /pois/${id}/themes`, body: { themes: ['fetes'] } })),
    );
    expect(screen.queryByRole('region', { name: 'Actions sur la sélection' })).toBeNull();
  });

  it('sends the request to disable an event with its reason, and to enable another without one', async () => {
    const { sent } = open('/dashboard/no-image');
    await userEvent.click((await row('Bal')).getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Désactiver' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Désactiver 1 événement' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Faux');
    await userEvent.click(dialog.getByRole('button', { name: 'Désactiver' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { call: `PUT /pois/${ids[0]}/visibility`, body: { enabled: false, reason: 'Faux' } },
      ]),
    );
    await userEvent.click((await row('Fête')).getByRole('checkbox'));
    await userEvent.click(await screen.findByRole('button', { name: 'Réactiver' }));
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({
        call: `PUT /pois/${ids[1]}/visibility`,
        body: { enabled: true },
      }),
    );
  });

  it('unticks the events of a bulk action when it ends, and keeps an event that was ticked meanwhile', async () => {
    let end = (): void => undefined;
    const held = new Promise<Response>((resolve) => {
      end = () => resolve(Response.json({ code: 'poi_version_stale' }, { status: 409 }));
    });
    open('/dashboard/no-image', {
      refuse: (call) => (call === `PUT /pois/${ids[1]}/visibility` ? held : undefined),
    });
    const bal = (await row('Bal')).getByRole('checkbox');
    const fete = (await row('Fête')).getByRole('checkbox');
    await userEvent.click(fete);
    await userEvent.click(screen.getByRole('button', { name: 'Réactiver' }));
    await userEvent.click(bal);
    end();
    await waitFor(() => expect(fete).not.toBeChecked(), patient);
    expect(bal).toBeChecked();
  });

  it('with image_mod alone, no bulk action is shown, and a button on the row of an event opens the dialog to add an image', async () => {
    open('/dashboard/no-image', { permissions: ['image_mod'] });
    const bal = await row('Bal');
    await userEvent.click(bal.getByRole('checkbox'));
    const bar = within(screen.getByRole('region', { name: 'Actions sur la sélection' }));
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Tout désélectionner',
    ]);
    await userEvent.click(
      bal.getByRole('button', { name: 'Ajouter une image à «\u00a0Bal\u00a0»' }),
    );
    expect(
      await screen.findByRole('dialog', { name: 'Ajouter une image à «\u00a0Bal\u00a0»' }),
    ).toBeVisible();
  });
});
