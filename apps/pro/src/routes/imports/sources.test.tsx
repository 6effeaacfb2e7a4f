// Specification: §6.10
import { sourceFaults } from '@parages/contracts/vocabulary/imports/source-faults';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sourcesFr } from '../../features/imports/sources/sources.fr.ts';
import { aSource } from '../../test/a-source.ts';
import { type Answers, claude, openPage, refusal } from '../../test/open-page.tsx';
import './sources.page.tsx'; // preloaded: a cold import exceeds the test timeout

const patient = { timeout: 8000 };
const path = '/org/imports/sources';
const editor = () =>
  claude({
    permissions: ['poi_editor'],
    organisations: [
      { id: 'o1', name: 'Le Bateau Ivre', role: 'editor', status: 'approved' },
    ] as NonNullable<ReturnType<typeof claude>['organisations']>,
  });
const open = (items: object[], change: Answers = {}) =>
  openPage(path, editor(), { 'GET /org/sources': { items }, ...change });
const card = async (name = 'Comité des fêtes') =>
  within(await screen.findByRole('article', { name }, patient));
const sourcePath = `/org/sources/${aSource().id}`;

describe('the page of followed agendas, `/org/imports/sources`', () => {
  it('shows, before an agenda is followed, its coming events, those to complete and those left out', async () => {
    open([aSource()]);
    const shown = await card();
    expect(shown.getByText('À confirmer')).toBeVisible();
    expect(shown.getByText(/^2.événements à venir$/)).toBeVisible();
    expect(shown.getByText(/^1 n’a pas de lieu ou de catégorie/)).toBeVisible();
    const events = within(shown.getByRole('list', { name: 'Les premiers à venir' }));
    expect(events.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/14 juillet.*20.h.30.*Concert au kiosqueKiosque$/),
      expect.stringMatching(/15 juillet.*Réunionà compléter$/),
    ]);
    expect(shown.getByText(/^Laissés de côté.: 11 passés, 1 privé\.$/)).toBeVisible();
  });

  it('sends the typed address for the chosen organisation, and shows the agenda as being read', async () => {
    let items: object[] = [];
    const checking = aSource({ status: 'checking', isWaiting: true, name: null, preview: null });
    const { sent } = openPage(path, editor(), {
      'GET /org/sources': () => ({ items }),
      'POST /org/sources': () => {
        items = [checking];
        return checking;
      },
    });
    const field = await screen.findByLabelText(/^Adresse de l’agenda/, {}, patient);
    await userEvent.click(screen.getByRole('button', { name: 'Lire cette adresse' }));
    expect(await screen.findByText('L’adresse manque.')).toBeVisible();
    expect(field).toHaveFocus();
    await userEvent.type(field, ' https://agenda.example/fetes.ics ');
    await userEvent.click(screen.getByRole('button', { name: 'Lire cette adresse' }));
    await waitFor(() =>
      expect(sent('POST /org/sources')).toEqual([
        { organisationId: 'o1', url: 'https://agenda.example/fetes.ics' },
      ]),
    );
    expect((await card('agenda.example/fetes.ics')).getByText('Lecture en cours')).toBeVisible();
    expect(field).toHaveValue('');
  });

  it.each([
    [refusal(422, 'source_address_refused'), /Ce n’est pas une adresse du web/],
    [refusal(500, 'internal_error'), /nouvel essai possible dans un instant/],
  ])('keeps a refused address in its field and shows why', async (answer, sentence) => {
    open([], { 'POST /org/sources': answer });
    const field = await screen.findByLabelText(/^Adresse de l’agenda/, {}, patient);
    await userEvent.type(field, 'ftp://agenda.example/');
    await userEvent.click(screen.getByRole('button', { name: 'Lire cette adresse' }));
    expect((await screen.findByRole('alert')).textContent?.replace(/\u00a0/g, ' ')).toMatch(
      sentence,
    );
    expect(field).toHaveValue('ftp://agenda.example/');
  });

  it('follows an agenda on request', async () => {
    const { sent } = open([aSource()], {
      [`POST ${sourcePath}/following`]: aSource({ status: 'followed', isWaiting: true }),
    });
    await userEvent.click((await card()).getByRole('button', { name: 'Suivre cet agenda' }));
    await waitFor(() => expect(sent(`POST ${sourcePath}/following`)).toHaveLength(1));
    expect(await screen.findByText(/^Agenda suivi/)).toBeVisible();
  });

  it('shows the last reading, the next one and the last counts of a followed agenda', async () => {
    open([
      aSource({
        status: 'followed',
        nextPullAt: '2026-06-11T09:31:00Z',
        outcome: { created: 4, updated: 1, unchanged: 0, skipped: 0, refused: 2 },
      }),
    ]);
    const shown = await card();
    expect(shown.getByText('Suivi')).toBeVisible();
    expect(shown.getByText(/^10 juin 2026 à 12.h.01$/)).toBeVisible();
    expect(shown.getByText(/^11 juin 2026 à 11.h.31$/)).toBeVisible();
    expect(shown.getByText(/^4.créés, 1.mis à jour, 2 refusés$/)).toBeVisible();
    expect(shown.queryByText(/événements à venir/)).toBeNull();
  });

  it('shows on request what the last pulls created, refused and kept back, and why', async () => {
    const outcome = { created: 2, updated: 0, unchanged: 0, skipped: 0, refused: 0 };
    const record = { index: 3, extId: 'agenda:bal', title: 'Bal', detail: null };
    const report = { source: 'https://agenda.example/', read: 4, created: 2, changed: 0 };
    const isPartial = true;
    const groups = {
      refused: [{ reason: 'repetition_invalid', count: 1, records: [record] }],
      keptBack: [{ reason: 'over', count: 1, records: [] }],
      doubtful: [],
    };
    const item = { ...report, ...groups, isPartial, unchanged: 0, day: '2026-06-10' };
    open([aSource({ status: 'followed', outcome })], {
      [`GET ${sourcePath}/reports`]: {
        items: [
          { ...item, pulledAt: '2026-06-10T10:01:00Z' },
          { ...item, read: 7, pulledAt: '2026-06-09T10:01:00Z' },
        ],
      },
    });
    const shown = await card();
    await userEvent.click(shown.getByText('Rapports des dernières lectures'));
    expect(await shown.findByText('répétition illisible')).toBeVisible();
    expect(shown.getByText(/^Une partie seulement de la source a été lue/)).toBeVisible();
    expect(shown.getByText(/^n°.3.: Bal$/)).toBeVisible();
    expect(shown.getByText('déjà passé')).toBeVisible();
    expect(shown.getByText('Lus').nextSibling).toHaveTextContent('4');
    await userEvent.click(shown.getByText(/^9 juin 2026 à 12.h.01$/));
    expect(await shown.findAllByText('répétition illisible')).toHaveLength(2);
  });

  it.each(sourceFaults)(
    'says in a sentence what %s means, and that the events stay',
    async (fault) => {
      open([aSource({ status: 'followed', fault, failures: 1 })]);
      const shown = await card();
      expect(shown.getByText('En difficulté')).toBeVisible();
      expect(shown.getByText(sourcesFr.faults[fault].replace(/\u00a0/g, ' '))).toBeVisible();
      expect(shown.getByText(/^Vos événements restent en place/)).toBeVisible();
    },
  );

  it('lists the events that the agenda no longer gives, with a link to each, and keeps them on request', async () => {
    const missing = [{ poiId: 'p1', title: 'Bal des quais' }];
    const { sent } = open([aSource({ status: 'followed', missing })], {
      [`DELETE ${sourcePath}/missing`]: aSource({ status: 'followed' }),
    });
    const shown = await card();
    expect(shown.getByText('Un événement a disparu de cet agenda')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Bal des quais' })).toHaveAttribute(
      'href',
      '/org/events/p1',
    );
    await userEvent.click(shown.getByRole('button', { name: 'Tout garder' }));
    await waitFor(() => expect(sent(`DELETE ${sourcePath}/missing`)).toHaveLength(1));
    expect(await screen.findByText(/^C’est noté/)).toBeVisible();
  });

  it('reads an agenda again on request, and shows why when it is too soon', async () => {
    const { sent } = open([aSource({ status: 'followed' })], {
      [`POST ${sourcePath}/pull`]: refusal(429, 'source_limited'),
    });
    const name = /^Relire maintenant.: Comité des fêtes$/;
    await userEvent.click((await card()).getByRole('button', { name }));
    await waitFor(() => expect(sent(`POST ${sourcePath}/pull`)).toHaveLength(1));
    expect(await screen.findByText(/^Cette adresse vient d’être lue/)).toBeVisible();
  });

  it('asks before it stops following an agenda, and says that its events stay', async () => {
    const { sent } = open([aSource({ status: 'followed' })], {
      [`DELETE ${sourcePath}`]: { items: [] },
    });
    await userEvent.click((await card()).getByRole('button', { name: 'Retirer Comité des fêtes' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Les événements qu’il a donnés restent/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Ne plus suivre' }));
    await waitFor(() => expect(sent(`DELETE ${sourcePath}`)).toHaveLength(1));
    expect(await screen.findByText(/^Agenda retiré/)).toBeVisible();
  });

  it('lists the fields that were corrected by hand when they are asked for, and gives one back to the agenda', async () => {
    const poiId = '0197a000-0000-7000-8000-00000000b0a1';
    const locked = { poiId, title: 'Bal des quais', fields: ['title', 'prices'] };
    const outcome = { created: 1, updated: 0, unchanged: 0, skipped: 0, refused: 0 };
    const { sent } = open([aSource({ status: 'followed', outcome })], {
      [`GET ${sourcePath}/locks`]: { items: [locked] },
      [`DELETE ${sourcePath}/locks/${poiId}`]: { items: [{ ...locked, fields: ['prices'] }] },
    });
    const shown = await card();
    expect(shown.queryByRole('link', { name: 'Bal des quais' })).toBeNull();
    await userEvent.click(shown.getByText(/^Verrouillé ici/));
    expect(await shown.findByRole('link', { name: 'Bal des quais' })).toHaveAttribute(
      'href',
      `/org/events/${poiId}`,
    );
    const give = /^Rendre à l’agenda.: Titre de «.Bal des quais.»$/;
    await userEvent.click(shown.getByRole('button', { name: give }));
    expect(await screen.findByText(/la prochaine lecture reprendra/)).toBeVisible();
    expect(sent(`DELETE ${sourcePath}/locks/${poiId}`)).toHaveLength(1);
    expect(shown.queryByRole('button', { name: give })).toBeNull();
    expect(shown.getByText('Tarifs')).toBeVisible();
  });

  it('attaches an address of the team for no organisation, and says that its events are published', async () => {
    const { sent } = openPage(
      `${path}?owner=team`,
      claude({ permissions: ['batch_import'], organisations: [] }),
      {
        'GET /org/sources': { items: [aSource({ organisation: null })] },
        'POST /org/sources': aSource({ organisation: null }),
      },
    );
    const shown = await card();
    expect(shown.getByText(/ils? restera en brouillon. Les autres seront publiés/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Les agendas de l’équipe' })).toBeVisible();
    const field = screen.getByLabelText(/^Adresse de l’agenda/);
    await userEvent.type(field, 'https://agenda.example/');
    await userEvent.click(screen.getByRole('button', { name: 'Lire cette adresse' }));
    await waitFor(() =>
      expect(sent('POST /org/sources')).toEqual([{ url: 'https://agenda.example/' }]),
    );
  });

  it('lets a member of the team choose between the team and an organisation', async () => {
    openPage(
      path,
      { ...editor(), permissions: ['poi_editor', 'batch_import'] },
      {
        'GET /org/sources': { items: [] },
      },
    );
    const choice = await screen.findByLabelText('Agendas de', {}, patient);
    expect(choice).toHaveDisplayValue('Le Bateau Ivre');
    expect(screen.getByRole('heading', { name: 'Vos agendas' })).toBeVisible();
    await userEvent.selectOptions(choice, 'L’équipe');
    expect(await screen.findByRole('heading', { name: 'Les agendas de l’équipe' })).toBeVisible();
  });

  it('shows a message when no agenda is attached', async () => {
    open([]);
    expect(
      await screen.findByRole('heading', { name: 'Aucun agenda suivi pour l’instant' }, patient),
    ).toBeVisible();
  });

  it('offers a retry when the list fails to load', async () => {
    openPage(path, editor(), { 'GET /org/sources': refusal(403, 'permission_missing') });
    expect(await screen.findByRole('button', { name: 'Réessayer' }, patient)).toBeVisible();
  });
});
