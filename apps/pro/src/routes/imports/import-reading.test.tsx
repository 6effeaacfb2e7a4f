// Specification: §12.13
import type { Import } from '@parages/contracts/types';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aFinding, anImport } from '../../test/an-import.ts';
import { type Answers, claude, openPage, refusal } from '../../test/open-page.tsx';
import './detail.page.tsx'; // preloaded: a cold import exceeds the test timeout
import '@parages/batch-import/reading/import-reading'; // preloaded, as above

const patient = { timeout: 8000 };
const { id } = anImport();
const at = `/imports/${id}`;
const editor = claude({
  permissions: ['poi_editor'],
  organisations: [{ id: 'o1', name: 'Le Bateau Ivre', role: 'editor', status: 'approved' }],
});
const reading = {
  headings: [
    { heading: 'Nom', column: 'title', origin: 'guess', samples: ['Bal', 'Loto'] },
    { heading: 'Quand', column: 'start_date', origin: 'choice', samples: ['12/07/2026'] },
    { heading: '', column: null, origin: 'none', samples: [] },
  ],
  events: [
    {
      label: 'Bal des quais',
      description: '',
      organizerName: 'Comité des fêtes',
      placeName: 'Salle des fêtes',
      streetAddress: '2 quai du Port',
      postalCode: '37000',
      locality: 'Tours',
      themes: ['concerts'],
      options: ['pmr', 'free'],
      isPermanent: false,
      isFree: true,
      minPriceCents: 0,
      maxPriceCents: 0,
      periods: [
        { startDate: '2026-07-12', endDate: '2026-07-12', startTime: '20:30:00', endTime: null },
      ],
      periodCount: 2,
    },
  ],
};
const open = (one: Import | (() => object), answers: Answers = {}, search = '') =>
  openPage(`/org/imports/${id}${search}`, editor, {
    [`GET ${at}`]: one,
    [`GET ${at}/findings`]: { items: [], total: 0 },
    [`GET ${at}/reading`]: reading,
    ...answers,
  });
const plain = (element: HTMLElement): string =>
  (element.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');

describe('the columns of a checked file', () => {
  it('has for each heading sample values and its column, and sends all columns when one is corrected', async () => {
    let isChosen = false;
    const { sent } = open(() => anImport(isChosen ? { status: 'checking', check: null } : {}), {
      [`PUT ${at}/columns`]: () => {
        isChosen = true;
        return anImport({ status: 'checking', check: null });
      },
    });
    const title = await screen.findByRole('combobox', { name: 'Nom' }, patient);
    expect(title).toHaveValue('title');
    expect(title).toHaveAccessibleDescription('Bal · Loto');
    expect(screen.getByText('deviné')).toBeVisible();
    expect(screen.getByText('choisi')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Vérifier avec ces colonnes' })).toBeNull();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Colonne C, sans titre' }),
      'Description',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Vérifier avec ces colonnes' }));
    expect(await screen.findByRole('heading', { name: 'Vérification en cours' })).toBeVisible();
    expect(sent(`PUT ${at}/columns`)).toEqual([
      { columns: ['title', 'start_date', 'description'] },
    ]);
  });

  it('shows at the second heading that its column is taken, and sends nothing', async () => {
    const { sent } = open(anImport());
    const date = await screen.findByRole('combobox', { name: 'Quand' }, patient);
    await userEvent.selectOptions(date, 'Titre');
    expect(date).toBeInvalid();
    expect(date).toHaveAccessibleDescription(/«.Titre.» est déjà lu dans une autre colonne/);
    await userEvent.click(screen.getByRole('button', { name: 'Vérifier avec ces colonnes' }));
    expect(sent(`PUT ${at}/columns`)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Annuler ces changements' }));
    expect(date).toHaveValue('start_date');
  });

  it('409: shows that the import has changed meanwhile', async () => {
    open(anImport(), {
      [`PUT ${at}/columns`]: refusal(409, 'import_transition_forbidden'),
    });
    const date = await screen.findByRole('combobox', { name: 'Quand' }, patient);
    await userEvent.selectOptions(date, 'Ne pas lire cette colonne');
    await userEvent.click(screen.getByRole('button', { name: 'Vérifier avec ces colonnes' }));
    expect(await screen.findByText(/n’ont pas pu être enregistrées/)).toBeVisible();
  });
});

it('the first events of a checked file are shown as cards, with their venue, dates and access', async () => {
  open(anImport());
  const heading = await screen.findByRole('heading', { name: /^Les premiers événements/ }, patient);
  const section = heading.closest('section');
  if (section === null) throw new Error('no section');
  expect(
    within(section).getByRole('img', { name: /^Bal des quais, .*Tours, Gratuit$/ }),
  ).toBeVisible();
  expect(plain(section)).toContain(
    'Salle des fêtes · 2 quai du Port, 37000 Tours · 2 dates · Accessible en fauteuil · Comité des fêtes',
  );
});

it('friction 8: the report shows a repeated mistake once, with its number of lines, and filters by it', async () => {
  const byPath = [
    {
      path: 'start_date',
      kind: 'line' as const,
      code: 'day_invalid' as const,
      count: 59,
      lines: [2, 3, 4, 5, 6],
      expected: 'yyyy-MM-dd',
      obtained: '31/02/2026',
    },
  ];
  const { check } = anImport();
  if (check === null) throw new Error('no check');
  const { router } = open(anImport({ check: { ...check, byPath } }));
  const groups = await screen.findByRole('list', { name: 'dates ou heures incorrectes' }, patient);
  expect(plain(groups)).toMatch(
    /^Date de début : format de date.*« 31\/02\/2026 » ne convient pas.*Lignes 2, 3, 4, 5, 6…/,
  );
  await userEvent.click(within(groups).getByRole('button', { name: 'Voir ces lignes' }));
  expect(router.state.location.search).toBe('?kind=line&path=start_date&code=day_invalid');
  await userEvent.click(within(groups).getByRole('button', { name: 'Tout montrer' }));
  expect(router.state.location.search).toBe('');
});

it('O12: the report calls an unknown column « Colonne non lue », not « Importée, à vérifier »', async () => {
  const unread = {
    code: 'column_unknown',
    kind: 'warning',
    line: null,
    path: 'Fond de scène',
  } as const;
  open(anImport(), { [`GET ${at}/findings`]: { items: [aFinding(unread)], total: 1 } });
  const found = await screen.findByText(
    'La colonne « Fond de scène » n’est pas connue et n’est pas lue',
    {},
    patient,
  );
  const entry = found.closest('li');
  expect(entry).toHaveTextContent('Colonne non lue');
  expect(entry).not.toHaveTextContent('Importée, à vérifier');
});

it('the report shows no identifier that the service has derived', async () => {
  const items = [aFinding({ extId: 'auto-x1' }), aFinding({ line: 13, extId: 'bal-13' })];
  open(anImport(), { [`GET ${at}/findings`]: { items, total: 2 } });
  expect(await screen.findByText('bal-13', {}, patient)).toBeVisible();
  expect(screen.queryByText('auto-x1')).toBeNull();
});
