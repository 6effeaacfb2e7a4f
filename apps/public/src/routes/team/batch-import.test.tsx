// Specification: §2.63
import type { Import } from '@parages/contracts/types';
import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import { clearSession, markSignedIn } from '@parages/session/test/browser-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProfile } from '../../test/a-profile.ts';
import { renderSite } from '../../test/render-site.tsx';
import './batch-import.screen.tsx'; // loaded first, so that no test's timeout includes the imports

const patient = { timeout: 8000 };
const importId = '0197a000-0000-7000-8000-00000000f11e';
const ready: Import = {
  id: importId,
  organisation: null,
  fileName: 'agenda.csv',
  sizeBytes: 512_000,
  hasFile: true,
  status: 'ready',
  isReviewed: false,
  createdAt: '2026-06-10T10:04:00Z',
  finishedAt: null,
  progress: { processed: 2000, total: 2000 },
  format: 'csv',
  encoding: 'utf-8',
  delimiter: ';',
  check: {
    lines: 2000,
    events: 27,
    blocking: 0,
    faults: 30,
    warnings: 0,
    byPath: [{ path: 'start_date', kind: 'line', code: 'day_invalid', count: 30 }],
    expected: { created: 23, updated: 4, unchanged: 0, skipped: 2 },
  },
  outcome: null,
  failure: null,
};
const finding = {
  kind: 'line',
  line: 12,
  row: null,
  path: 'start_date',
  code: 'day_invalid',
  expected: 'AAAA-MM-JJ',
  obtained: '31/02/2026',
  message: null,
  extId: 'bal-12',
};
const saules = {
  id: '0197a000-0000-7000-8000-0000000000a1',
  name: 'Le Bruit des Saules',
  locality: 'Tours',
  siren: '000200014',
};

beforeEach(clearSession);

type Setting = {
  permissions?: Permission[];
  one?: object;
  refuse?: (call: string, search: URLSearchParams) => Response | undefined;
  locale?: 'fr' | 'en';
};

function open(
  path: string,
  {
    permissions = ['batch_import', 'image_mod'],
    one = ready,
    refuse = () => undefined,
    locale = 'fr',
  }: Setting = {},
) {
  markSignedIn();
  const sent: { call: string; body: string }[] = [];
  const site = renderSite(
    path,
    async ({ pathname, searchParams }, request) => {
      const call = `${request.method} ${pathname.replace('/api/v1', '')}`;
      if (request.method === 'POST') sent.push({ call, body: await request.text() });
      const refused = refuse(call, searchParams);
      if (refused) return refused;
      if (call === 'GET /me') return Response.json(aProfile({ permissions }));
      if (call === 'GET /imports') return Response.json({ items: [one], total: 1 });
      if (call === 'GET /moderation/assignees') return Response.json({ items: [saules] });
      if (call === 'POST /imports') return Response.json(ready);
      if (call === `GET /imports/${importId}`) return Response.json(one);
      if (call === `GET /imports/${importId}/reading`)
        return Response.json({ headings: [], events: [] });
      if (call === `GET /imports/${importId}/findings`)
        return Response.json({ items: [finding], total: 1 });
      if (call.endsWith('/confirmation'))
        return Response.json({
          ...ready,
          status: 'running',
          progress: { processed: 0, total: 1970 },
        });
      return Response.json({ items: [] });
    },
    { hasAccounts: true, hasSession: true, locale },
  );
  return { ...site, sent };
}

describe('§2 "/batchimport"', () => {
  it('§2 "Route guards": redirects to the sign-in page without a session; decisions "batch import: `/` + « Accès réservé »" without the permission batch_import', async () => {
    const out = renderSite('/batchimport', () => undefined, { hasAccounts: true });
    await waitFor(() => expect(out.router.state.location.pathname).toBe('/auth/login'), patient);
    expect(new URLSearchParams(out.router.state.location.search).get('redirectTo')).toBe(
      '/batchimport',
    );
    out.unmount();
    const { router } = open('/batchimport', { permissions: ['poi_editor', 'image_mod'] });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'), patient);
    expect(
      (await screen.findAllByText('Accès réservé', undefined, patient)).length,
    ).toBeGreaterThan(0);
  });

  it('"for any organisation or none": finds an organisation by name in one request, and sends its id with the file', async () => {
    const { router, sent, asked } = open('/batchimport');
    await userEvent.type(
      await screen.findByRole('textbox', { name: /^Pour une organisation/ }, patient),
      'saules',
    );
    await userEvent.click(
      await screen.findByRole('button', { name: /Le Bruit des Saules/ }, patient),
    );
    const searches = asked.filter(({ pathname }) => pathname.endsWith('/assignees'));
    expect(searches.map(({ searchParams }) => searchParams.get('q'))).toEqual(['saules']);
    await userEvent.upload(
      screen.getByLabelText('Choisir un fichier'),
      new File(['ext_id;title\n1;Bal'], 'agenda.csv'),
    );
    await waitFor(
      () => expect(router.state.location.pathname).toBe(`/batchimport/${importId}`),
      patient,
    );
    expect(sent[0]?.body).toMatch(
      new RegExp(`name="organisationId"\\s+${saules.id}\\s[\\s\\S]*filename="agenda.csv"`),
    );
  });

  it('sends a file without an organisation, and shows why the API refuses a spreadsheet; the page is noindex', async () => {
    const { sent } = open('/batchimport', {
      refuse: (call) =>
        call === 'POST /imports'
          ? Response.json({ code: 'import_file_spreadsheet' }, { status: 422 })
          : undefined,
    });
    await userEvent.upload(
      await screen.findByLabelText('Choisir un fichier', {}, patient),
      new File(['PK'], 'agenda.xlsx'),
    );
    expect(await screen.findByRole('alert', {}, patient)).toHaveTextContent(
      'agenda.xlsx est un classeur d’un ancien format',
    );
    expect(sent[0]?.body).not.toContain('organisationId');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('lists each import once when a new import shifts the later pages of the list', async () => {
    const named = (name: string) => ({ ...ready, id: `${importId}-${name}`, fileName: name });
    const pages: Record<string, object[]> = {
      0: [named('a.csv')],
      1: [named('b.csv')],
      2: [named('b.csv'), named('c.csv')],
    };
    open('/batchimport', {
      refuse: (call, search) =>
        call === 'GET /imports'
          ? Response.json({ items: pages[search.get('offset') ?? 0], total: 3 })
          : undefined,
    });
    const history = within(
      await screen.findByRole('region', { name: 'Imports précédents' }, patient),
    );
    for (const next of ['b.csv', 'c.csv']) {
      await userEvent.click(
        await history.findByRole('button', { name: 'Voir les précédents' }, patient),
      );
      await history.findByRole('link', { name: next }, patient);
    }
    expect(history.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'a.csv',
      'b.csv',
      'c.csv',
    ]);
  });

  it('shows the preview of a checked file with its error, and sends the confirmation when the moderator presses the button', async () => {
    const { sent } = open(`/batchimport/${importId}`);
    expect(await screen.findByText(/^Ceci n’est qu’un aperçu/, {}, patient)).toBeVisible();
    expect(
      (await screen.findAllByText(/« 31\/02\/2026 » ne convient pas/, {}, patient)).length,
    ).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: /Importer 27.événements/ }));
    expect(await screen.findByRole('heading', { name: 'Import en cours' }, patient)).toBeVisible();
    expect(sent.map(({ call }) => call)).toEqual([`POST /imports/${importId}/confirmation`]);
  });

  it('links from a completed import to the dashboard, and says that complete events are online', async () => {
    const outcome = {
      created: 23,
      updated: 4,
      unchanged: 0,
      skipped: 2,
      rejected: 30,
      photosQueued: 0,
      photosFailed: 0,
    };
    open(`/batchimport/${importId}`, { one: { ...ready, status: 'done', outcome } });
    expect(
      await screen.findByRole('link', { name: 'Voir les événements' }, patient),
    ).toHaveAttribute('href', '/dashboard');
    expect(screen.getByText(/^Les événements complets sont en ligne/)).toBeVisible();
  });

  it('says that an import does not exist when the API answers import_not_found', async () => {
    open(`/batchimport/${importId}`, {
      refuse: (call) =>
        call === `GET /imports/${importId}`
          ? Response.json({ code: 'import_not_found' }, { status: 404 })
          : undefined,
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: /n’existe pas/ }, patient),
    ).toBeVisible();
  });

  it('translates the preview of a checked file and its error into English', async () => {
    open(`/batchimport/${importId}`, { locale: 'en' });
    expect(
      await screen.findByText('This is only a preview: nothing is written yet', {}, patient),
    ).toBeVisible();
    expect(screen.getByText(/ · 500 KB · /)).toBeVisible();
    const card = screen.getByRole('region', { name: /^On confirmation/ });
    expect(within(card).getByText(/23 created, 4 updated, 2 skipped/)).toBeVisible();
    expect(
      await screen.findByText(
        'First day: “31/02/2026” is not valid. Expected: Date, such as 30/06/2026 or 2026-06-30',
        {},
        patient,
      ),
    ).toBeVisible();
  });

  it('translates the help of columns into English, and marks example values as French', async () => {
    open('/batchimport', { locale: 'en' });
    const row = await screen.findByRole('row', { name: /^title required/, hidden: true }, patient);
    expect(row).toHaveTextContent(/^titlerequiredTitleAt most \d+ characters\.Bal des quais$/);
    expect(within(row).getByText('Bal des quais')).toHaveAttribute('lang', 'fr');
    expect(
      screen.getByRole('list', { name: 'The themes and their codes', hidden: true }),
    ).toHaveTextContent('Bike rides promenades-a-velo');
  });
});
