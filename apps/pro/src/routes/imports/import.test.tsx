// Specification: §7.44, §8.20 (what changed meanwhile), §12.12, §12.13, §12.14
import type { Import } from '@parages/contracts/types';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aFinding, anImport } from '../../test/an-import.ts';
import { type Answers, claude, openPage, refusal } from '../../test/open-page.tsx';
import './detail.page.tsx'; // preloaded: a cold import exceeds the test timeout
import '../../lib/file-drop/drop-region.tsx'; // preloaded: a cold import exceeds the test timeout

const patient = { timeout: 8000 };
const { id } = anImport();
const at = `/imports/${id}`;
const editor = claude({
  permissions: ['poi_editor'],
  organisations: [{ id: 'o1', name: 'Le Bateau Ivre', role: 'editor', status: 'approved' }],
});
const findings = {
  items: [
    aFinding(),
    aFinding({ line: 40, path: 'booking_email', code: 'email_invalid', obtained: 'zoe@' }),
  ],
  total: 30,
};
const open = (one: Import | (() => object), answers: Answers = {}, search = '') =>
  openPage(`/org/imports/${id}${search}`, editor, {
    [`GET ${at}`]: one,
    [`GET ${at}/findings`]: findings,
    [`GET ${at}/reading`]: { headings: [], events: [] },
    ...answers,
  });
const plain = (element: HTMLElement): string =>
  (element.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
const outcome = {
  created: 23,
  updated: 4,
  unchanged: 0,
  skipped: 2,
  rejected: 30,
  photosQueued: 3,
  photosFailed: 1,
};

// The page saves a file by clicking a link, to which the test DOM would navigate.
beforeAll(() => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = vi.fn(() => 'blob:file');
  URL.revokeObjectURL = vi.fn();
});

describe('the page of an import of events that was validated', () => {
  it('interface "say clearly it is only a preview … confirm sentence « 23 créés, 4 mis à jour, 2 ignorés (réattribués) »": sends nothing before the button is pressed', async () => {
    const { sent } = open(anImport(), {
      [`POST ${at}/confirmation`]: anImport({
        status: 'running',
        progress: { processed: 0, total: 1970 },
      }),
    });
    expect(
      await screen.findByText(/^Ceci n’est qu’un aperçu.: rien n’est encore écrit$/, {}, patient),
    ).toBeVisible();
    const card = screen.getByRole('region', { name: /^À la confirmation/ });
    expect(plain(card)).toContain(
      'À la confirmation : 23 créés, 4 mis à jour, 2 ignorés (réattribués).',
    );
    expect(plain(card)).toContain('30 lignes ne seront pas importées');
    expect(sent(`POST ${at}/confirmation`)).toEqual([]);
    await userEvent.click(within(card).getByRole('button', { name: /Importer 27.événements/ }));
    expect(await screen.findByRole('heading', { name: 'Import en cours' })).toBeVisible();
    expect(sent(`POST ${at}/confirmation`)).toHaveLength(1);
  });

  it('"report grouped by kind with line, path, expected, obtained … filterable": puts the filters by kind and column in the URL, and requests them', async () => {
    const { router, calls } = open(anImport());
    const list = await screen.findByRole('list', { name: 'Rapport de vérification' }, patient);
    const [first] = within(list).getAllByRole('listitem');
    if (!first) throw new Error('no finding');
    expect(plain(first)).toMatch(
      /Ligne 12.*Ligne non importée.*start_date.*« 31\/02\/2026 » ne convient pas.*30 juin 2026/,
    );
    const kinds = screen.getByRole('group', { name: 'Montrer' });
    expect(
      within(kinds)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ligne non importée30', 'Importée, à vérifier1']);
    await userEvent.click(within(kinds).getByRole('button', { name: /Ligne non importée/ }));
    expect(router.state.location.search).toBe('?kind=line');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Colonne' }),
      'booking_email (5)',
    );
    expect(router.state.location.search).toBe('?kind=line&path=booking_email');
    await waitFor(
      () =>
        expect(
          calls.some(({ query }) => /kind=line&path=booking_email&offset=0/.test(query.toString())),
        ).toBe(true),
      patient,
    );
  });

  it('« Page suivante » puts the page of the report in the URL and loads it', async () => {
    const { router, calls } = open(
      anImport(),
      { [`GET ${at}/findings`]: { ...findings, total: 120 } },
      '?page=2',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Page suivante' }, patient));
    expect(router.state.location.search).toBe('?page=3');
    await waitFor(
      () => expect(calls.some(({ query }) => query.get('offset') === '100')).toBe(true),
      patient,
    );
    expect(await screen.findByText('Page 3 sur 3')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Page suivante' })).toBeNull();
  });

  it('"corrected re-upload": downloads the error file, uploads the corrected one and opens its import', async () => {
    const next = anImport({
      id: '0197a000-0000-7000-8000-00000000f11f',
      fileName: 'agenda-erreurs.csv',
    });
    const { router, sent } = open(anImport(), {
      'POST /imports': next,
      [`GET /imports/${next.id}`]: next,
      [`GET /imports/${next.id}/findings`]: { items: [], total: 0 },
      [`GET /imports/${next.id}/reading`]: { headings: [], events: [] },
      [`GET ${at}/errors`]: () =>
        new Response('ext_id;erreurs', { headers: { 'content-type': 'text/csv' } }),
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Télécharger le fichier d’erreurs' }, patient),
    );
    await waitFor(() => expect(sent(`GET ${at}/errors`)).toHaveLength(1));
    await userEvent.upload(
      screen.getByLabelText('Choisir un fichier'),
      new File(['ext_id;title\n1;Bal'], 'agenda-erreurs.csv'),
    );
    await waitFor(
      () => expect(router.state.location.pathname).toBe(`/org/imports/${next.id}`),
      patient,
    );
    expect(sent('POST /imports')[0]).toMatch(/name="organisationId"\s+o1\s/);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'agenda-erreurs.csv' }),
    ).toBeVisible();
  });

  it('409 for a confirmation: shows that the import has changed, and its new state', async () => {
    let isCancelled = false;
    open(() => anImport(isCancelled ? { status: 'cancelled' } : {}), {
      [`POST ${at}/confirmation`]: () => {
        isCancelled = true;
        return refusal(409, 'import_transition_forbidden');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /Importer 27/ }, patient));
    expect(await screen.findByText(/Cet import a changé entre-temps/)).toBeVisible();
    expect(await screen.findByText('Import abandonné')).toBeVisible();
  });

  it('"blocking errors cancel everything": offers no confirmation, and shows the line and the message of a parse error', async () => {
    const byPath = [
      { path: 'title', kind: 'blocking' as const, code: 'value_missing' as const, count: 2 },
    ];
    const check = {
      ...anImport().check,
      lines: 5,
      events: 0,
      blocking: 2,
      faults: 0,
      warnings: 0,
      byPath,
    };
    open(
      anImport({
        status: 'blocked',
        check: { ...check, expected: { created: 0, updated: 0, unchanged: 0, skipped: 0 } },
      }),
      {
        [`GET ${at}/findings`]: {
          items: [
            aFinding({ kind: 'blocking', path: 'title', code: 'value_missing', obtained: '' }),
            aFinding({
              kind: 'parse',
              line: null,
              row: 7,
              path: null,
              code: 'quote_not_closed',
              obtained: null,
              message: 'Quote Not Closed',
            }),
          ],
          total: 2,
        },
      },
    );
    expect(
      await screen.findByText(
        /Rien ne peut être importé.: 2 erreurs bloquent tout le fichier/,
        {},
        patient,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /Importer/ })).toBeNull();
    const parse = (await screen.findByText('quote_not_closed')).closest('li');
    expect(parse).toHaveTextContent(/Ligne 7.*Quote Not Closed/);
  });
});

describe('the page of a running or finished import of events', () => {
  it('"live progress": polls until the end, which a live region announces', async () => {
    let isOver = false;
    open(() => {
      if (isOver) return anImport({ status: 'done', outcome });
      return anImport({
        status: 'running',
        progress: { processed: 1200, total: 1970 },
        outcome: { ...outcome, rejected: 0 },
      });
    });
    const bar = await screen.findByRole('progressbar', { name: 'Lignes importées' }, patient);
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['1200', '1970']);
    isOver = true;
    expect(
      await screen.findByText(/^Import terminé.: 23.créés, 4.mis à jour, 2.ignorés/, {}, patient),
    ).toBeVisible();
    expect(screen.getByText(/^1.photo n’a pas pu être récupérée/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir les événements' })).toHaveAttribute(
      'href',
      '/org/events',
    );
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain('Terminé');
  });

  it('"cancellable": cancels a running import only after a confirmation, then shows how many events were created', async () => {
    const cancelled = anImport({
      status: 'cancelled',
      outcome: { ...outcome, created: 500, updated: 0, skipped: 0 },
    });
    const running = anImport({
      status: 'running',
      progress: { processed: 500, total: 1970 },
      outcome,
    });
    const { sent } = open(running, { [`POST ${at}/cancellation`]: cancelled });
    await userEvent.click(await screen.findByRole('button', { name: 'Arrêter l’import' }, patient));
    const dialog = within(await screen.findByRole('dialog', { name: /^Arrêter cet import/ }));
    expect(sent(`POST ${at}/cancellation`)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Arrêter l’import' }));
    expect(await screen.findByText('Import abandonné')).toBeVisible();
    expect(screen.getByText(/Écrit avant l’arrêt.: 500.créés/)).toBeVisible();
  });

  it('shows the reason of a failed import', async () => {
    open(anImport({ status: 'failed', failure: 'organisation_not_approved', outcome: null }));
    expect(
      await screen.findByText('L’organisation n’est plus validée.', {}, patient),
    ).toBeVisible();
  });

  it('404: shows that the import does not exist', async () => {
    open(anImport(), { [`GET ${at}`]: refusal(404, 'import_not_found') });
    expect(
      await screen.findByRole('heading', { level: 1, name: /n’existe pas/ }, patient),
    ).toBeVisible();
  });
});
