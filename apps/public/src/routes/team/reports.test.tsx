import type { ReportedPoi } from '@parages/contracts/types';
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
] as const;
const latest = '01a1feab-f7d6-70bf-ae0d-71d19c203438';
const payload = '<img src=x onerror="alert(1)">';
const aReported = (change: Partial<ReportedPoi> = {}): ReportedPoi => ({
  id: ids[0],
  slugFr: 'bal',
  label: 'Bal',
  status: 'published',
  locality: 'Tours',
  isEnabled: true,
  isPermanent: false,
  startDate: '2026-06-13',
  organisation: null,
  isOwn: false,
  latestReportId: latest,
  total: 3,
  kinds: [
    { kind: 'wrong-dates', count: 2 },
    { kind: 'other', count: 1 },
  ],
  reports: [
    {
      id: latest,
      kind: 'other',
      message: payload,
      email: 'moi@example.org',
      createdAt: '2026-06-10T08:00:00Z',
    },
    {
      id: '01a1feab-f7d6-70bf-ae0d-71d19c203437',
      kind: 'wrong-dates',
      message: '',
      email: null,
      createdAt: '2026-06-09T08:00:00Z',
    },
  ],
  ...change,
});
const another = aReported({ id: ids[1], slugFr: 'fete', label: 'Fête', isOwn: true });

beforeEach(() => {
  clearSession();
  answerNetwork(() => undefined);
});

type Setting = { permissions?: Permission[]; next?: string | null; refusal?: string };

function open(path: string, { permissions, next = null, refusal }: Setting = {}) {
  markSignedIn();
  const sent: { call: string; body: unknown }[] = [];
  let items = [aReported(), another];
  const site = renderSite(
    path,
    async ({ pathname }, request) => {
      const call = `${request.method} ${pathname.replace('/api/v1', '')}`;
      if (call === 'GET /me')
        return Response.json(aProfile({ permissions: permissions ?? ['poi_mod', 'image_mod'] }));
      if (call === 'GET /moderation/dashboard')
        return Response.json({ items: [{ listing: 'reports', count: 2 }] });
      if (call === 'GET /moderation/reports') return Response.json({ items, next });
      if (request.method === 'POST' && call.endsWith('/reports/done')) {
        sent.push({ call, body: await request.json() });
        items = items.slice(1);
        return refusal === undefined
          ? Response.json({ open: 0 })
          : Response.json({ code: refusal }, { status: 404 });
      }
      return Response.json({ items: [] });
    },
    { hasAccounts: true, hasSession: true },
  );
  return { ...site, sent };
}

const eventOf = async (label: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: label }, patient);
  const item = heading.closest('li');
  if (item === null) throw new Error('no event');
  return within(item);
};

describe('issue "a queue `/dashboard/reports`"', () => {
  it('is a card of the dashboard, with its count', async () => {
    open('/dashboard');
    expect(await screen.findByRole('link', { name: 'Signalements' }, patient)).toHaveAttribute(
      'href',
      '/dashboard/reports',
    );
    expect(screen.getByText('2 événements')).toBeVisible();
  });

  it('shows kinds, texts as text, the number of older reports, and links to the event and its editor', async () => {
    open('/dashboard/reports');
    const bal = await eventOf('Bal');
    expect(bal.getByRole('link', { name: 'Bal' })).toHaveAttribute('href', '/evenement/bal');
    expect(bal.getByText('Dates ou horaires faux × 2')).toBeVisible();
    expect(bal.getByText(payload)).toBeVisible();
    expect(bal.getByText('Et 1 signalement plus ancien.')).toBeVisible();
    expect(bal.getByRole('link', { name: 'Répondre à moi@example.org' })).toHaveAttribute(
      'href',
      'mailto:moi@example.org',
    );
    expect(bal.getByRole('link', { name: /Ouvrir dans l’espace pro/ })).toHaveAttribute(
      'href',
      `http://pro.localhost/org/events/${ids[0]}`,
    );
  });

  it('has no « Traité » for an event of the moderator’s own organisation', async () => {
    open('/dashboard/reports');
    const own = await eventOf('Fête');
    expect(own.queryByRole('button')).toBeNull();
    expect(own.getByText(/l’une de tes organisations/)).toBeVisible();
  });

  it('« Traité » sends the latest report, removes the event and moves the focus to the queue', async () => {
    const { sent } = open('/dashboard/reports');
    await userEvent.click((await eventOf('Bal')).getByRole('button', { name: /^Traité/ }));
    await waitFor(
      () => expect(screen.queryByRole('heading', { level: 2, name: 'Bal' })).toBeNull(),
      patient,
    );
    expect(sent).toEqual([
      { call: `POST /moderation/pois/${ids[0]}/reports/done`, body: { latestReportId: latest } },
    ]);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Signalements' })).toHaveFocus());
  });

  it('loads the queue again when « Traité » is refused', async () => {
    open('/dashboard/reports', { refusal: 'poi_not_found' });
    await userEvent.click((await eventOf('Bal')).getByRole('button', { name: /^Traité/ }));
    await waitFor(
      () => expect(screen.queryByRole('heading', { level: 2, name: 'Bal' })).toBeNull(),
      patient,
    );
    expect((await screen.findAllByText('Cet événement n’existe plus.')).length).toBeGreaterThan(0);
  });

  it('keeps its page in the URL', async () => {
    const { router, asked } = open('/dashboard/reports', { next: latest });
    await userEvent.click(await screen.findByRole('link', { name: 'Page suivante' }, patient));
    await waitFor(() => expect(router.state.location.search).toBe(`?after=${latest}`), patient);
    await waitFor(() => expect(asked.at(-1)?.search).toBe(`?after=${latest}`), patient);
    expect(await screen.findByRole('link', { name: 'Première page' }, patient)).toHaveAttribute(
      'href',
      '/dashboard/reports',
    );
  });

  it('leads to home without poi_mod', async () => {
    const { router } = open('/dashboard/reports', { permissions: ['image_mod', 'theme_mod'] });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'), patient);
  });
});
