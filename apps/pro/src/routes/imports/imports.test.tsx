// Specification: §1.16 (batches), §2.68, §5.39, §7.44, §8.20 (batches, why a file is refused)
// Specification: §12.14
import { importColumnNames } from '@parages/contracts/vocabulary/imports/import-columns';
import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { anImport } from '../../test/an-import.ts';
import { type Answers, claude, openPage, refusal } from '../../test/open-page.tsx';
import './detail.page.tsx'; // preloaded: a cold import exceeds the test timeout
import './list.page.tsx';

const patient = { timeout: 8000 };
const path = '/org/imports';
const approved = { id: 'o1', name: 'Le Bateau Ivre', role: 'editor', status: 'approved' } as const;
const editor = (organisations: object[] = [approved]) =>
  claude({
    permissions: ['poi_editor'],
    organisations: organisations as NonNullable<ReturnType<typeof claude>['organisations']>,
  });
const done = anImport({
  status: 'done',
  finishedAt: '2026-06-10T10:06:00Z',
  outcome: {
    created: 23,
    updated: 4,
    unchanged: 0,
    skipped: 2,
    rejected: 30,
    photosQueued: 3,
    photosFailed: 1,
  },
});
const answers = (change: Answers = {}): Answers => ({
  'GET /imports': { items: [done], total: 1 },
  ...change,
});
const csv = (name = 'agenda.csv', text = 'ext_id;title\n1;Bal\n') =>
  new File([text], name, { type: 'text/csv' });
const chooser = () => screen.findByLabelText<HTMLInputElement>('Choisir un fichier', {}, patient);

// The page saves a file by clicking a link, to which the test DOM would navigate.
beforeAll(() => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = vi.fn(() => 'blob:file');
  URL.revokeObjectURL = vi.fn();
});

describe('§2 batch import, `/org/imports`', () => {
  it('interface "Drop zone, example file, column help": shows steps, accepted files and every column', async () => {
    openPage(path, editor(), answers());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Importer des événements' }, patient),
    ).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Comment cela se passe' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    expect(await chooser()).toHaveAccessibleDescription(
      /\.xlsx.*\.ods.*CSV.*100.000.lignes au plus.*60.Mo/,
    );
    await userEvent.click(screen.getByRole('heading', { name: 'Les colonnes du fichier' }));
    const table = screen.getByRole('table');
    for (const name of importColumnNames)
      expect(within(table).getByText(name, { selector: 'code' })).toBeVisible();
    expect(within(table).getAllByText('obligatoire')).toHaveLength(2);
    expect(within(table).getAllByText(/30 juin 2026/).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Imports' })).toHaveAttribute('aria-current', 'page');
  });

  it('uploads the file, with the organisation before it in the form data, and opens the import', async () => {
    const checking = anImport({
      status: 'checking',
      check: null,
      progress: { processed: 0, total: 0 },
    });
    const { sent, router } = openPage(path, editor(), {
      ...answers({ 'POST /imports': checking }),
      [`GET /imports/${checking.id}`]: checking,
    });
    await userEvent.upload(await chooser(), csv());
    await waitFor(
      () => expect(router.state.location.pathname).toBe(`/org/imports/${checking.id}`),
      patient,
    );
    expect(sent('POST /imports')[0]).toMatch(
      /name="organisationId"\s+o1\s[\s\S]*name="file"; filename="agenda.csv"/,
    );
    expect(await screen.findByRole('heading', { name: 'Vérification en cours' })).toBeVisible();
  });

  it.each([
    [
      'import_file_spreadsheet',
      422,
      /agenda\.csv est un classeur d’un ancien format.*Enregistrer sous.*\.xlsx/,
    ],
    ['import_sheet_unreadable', 422, /agenda\.csv ne peut pas être lu.*abîmé/],
    ['import_sheet_too_large', 413, /agenda\.csv est trop grand/],
    ['work_busy', 503, /Patience, puis nouvel essai/],
    ['import_file_utf16', 422, /« Texte Unicode »/],
    ['import_limited', 429, /Trop de fichiers/],
    ['internal_error', 500, /nouvel essai possible dans un instant/],
  ])(
    'shows the reason in an alert when the API refuses an uploaded file with %s',
    async (code, status, sentence) => {
      openPage(path, editor(), answers({ 'POST /imports': refusal(status, code) }));
      await userEvent.upload(await chooser(), csv());
      const alert = await screen.findByRole('alert', {}, patient);
      expect(alert.textContent?.replace(/\u00a0/g, ' ')).toMatch(sentence);
    },
  );

  it('shows an error for an empty file and for one above 60 MB, and uploads neither', async () => {
    const { sent } = openPage(path, editor(), answers());
    await userEvent.upload(await chooser(), csv('vide.csv', ''));
    expect(await screen.findByRole('alert')).toHaveTextContent('vide.csv est vide.');
    const heavy = Object.defineProperty(csv(), 'size', { value: batchImportLimits.maxBytes + 1 });
    fireEvent.change(await chooser(), { target: { files: [heavy] } });
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('agenda.csv dépasse 60 Mo'),
    );
    expect(sent('POST /imports')).toEqual([]);
  });

  it('"history with re-download": links each import, and downloads its file and the example', async () => {
    const { sent } = openPage(path, editor(), {
      ...answers(),
      [`GET /imports/${done.id}/file`]: () =>
        new Response('ext_id;title', { headers: { 'content-type': 'text/csv' } }),
      'GET /imports/example': () =>
        new Response('ext_id;title', { headers: { 'content-type': 'text/csv' } }),
    });
    expect(await screen.findByRole('link', { name: 'agenda.csv' }, patient)).toHaveAttribute(
      'href',
      `/org/imports/${done.id}`,
    );
    expect(screen.getByText(/23.créés, 4.mis à jour, 2.ignorés \(réattribués\)/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retélécharger agenda.csv' }));
    await waitFor(() => expect(sent(`GET /imports/${done.id}/file`)).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Télécharger le fichier d’exemple' }));
    await waitFor(() => expect(sent('GET /imports/example')).toHaveLength(1));
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(2));
  });

  it('shows a message when there is no import yet', async () => {
    openPage(path, editor(), answers({ 'GET /imports': { items: [], total: 0 } }));
    expect(
      await screen.findByRole('heading', { name: 'Aucun import pour l’instant' }, patient),
    ).toBeVisible();
  });

  it('offers a retry when the list of imports fails to load', async () => {
    openPage(path, editor(), answers({ 'GET /imports': refusal(403, 'permission_missing') }));
    expect(await screen.findByRole('button', { name: 'Réessayer' }, patient)).toBeVisible();
  });

  it('loads the imports of the organisation that the organiser selects', async () => {
    const { calls } = openPage(
      path,
      editor([approved, { ...approved, id: 'o2', name: 'Les Saules' }]),
      answers(),
    );
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Importer pour' }, patient),
      'Les Saules',
    );
    await waitFor(
      () => expect(calls.some(({ query }) => query.get('organisationId') === 'o2')).toBe(true),
      patient,
    );
  });

  it('decisions "an approved organisation’s editors": shows an editor of a pending and reader of an approved organisation why imports are closed', async () => {
    openPage(
      path,
      editor([
        { ...approved, status: 'pending' },
        { ...approved, id: 'o2', role: 'reader' },
      ]),
      answers(),
    );
    expect(
      await screen.findByRole(
        'heading',
        { name: 'L’import s’ouvre avec une organisation validée' },
        patient,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Imports' })).toBeNull();
  });

  it('redirects an account without poi_editor from /org/imports to its profile', async () => {
    const { router } = openPage(path, claude(), answers());
    await waitFor(() => expect(router.state.location.pathname).toBe('/org/profile'), patient);
  });
});
