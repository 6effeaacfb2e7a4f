// Specification: §1.16, §2.67, §5.38
import type { OrganiserPoi } from '@parages/contracts/types';
import type { Call } from '@parages/session/test/browser-session';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aPoi } from '../test/a-poi.ts';
import { editedPath, openEditor, slowly } from '../test/open-editor.tsx';
import { refusal } from '../test/open-page.tsx';

const poi = aPoi();
const path = editedPath;

describe('autosave of the event editor', () => {
  it('issue "autosave after the title": saves after a pause in typing, with the version that was loaded', async () => {
    const user = userEvent.setup();
    const { sent } = openEditor('dates', { [`PATCH ${path}/dates`]: aPoi({ version: 4 }) });
    await user.type(await screen.findByLabelText('Titre', {}, slowly), ' !');
    await waitFor(() => expect(sent(`PATCH ${path}/dates`)).toHaveLength(1), slowly);
    expect(sent(`PATCH ${path}/dates`)[0]).toMatchObject({
      version: 3,
      label: 'Bal du 14 juillet !',
    });
    expect(await screen.findByText(/^Enregistré à/, {}, slowly)).toBeVisible();
  });
});

const keep = (field: string) => `Garder ma saisie\u00a0: ${field}`;
const takeTheirs = (field: string) => `Prendre cette version\u00a0: ${field}`;

describe('an event that is saved elsewhere during the typing', () => {
  /** The first save is refused, since `theirs` was saved elsewhere. */
  const openStale = (theirs: OrganiserPoi, tab = 'dates') => {
    const saved = { poi };
    const save =
      (name: 'dates' | 'place') =>
      ({ body }: Call): object => {
        if (saved.poi === poi) {
          saved.poi = theirs;
          return refusal(412, 'poi_version_stale');
        }
        const { version, ...values } = body as { version: number };
        saved.poi = aPoi({ ...saved.poi, [name]: values, version: version + 1 });
        return saved.poi;
      };
    return openEditor(tab, {
      [`GET ${path}`]: () => saved.poi,
      [`PATCH ${path}/dates`]: save('dates'),
      [`PATCH ${path}/place`]: save('place'),
      'GET /basemap': { towns: [], lines: [] },
    });
  };
  const typeTitle = async () => {
    const title = await screen.findByLabelText('Titre', {}, slowly);
    fireEvent.change(title, { target: { value: 'Bal du 14 juillet !' } });
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    return title;
  };
  const theirDates = (change: Partial<OrganiserPoi['dates']>) =>
    aPoi({ version: 9, dates: { ...poi.dates, ...change } });

  it('issue "nothing is lost": saves the typed title over the newer version, with the description saved there, and asks nothing', async () => {
    const { sent } = openStale(theirDates({ description: 'Sous la halle.' }));
    const title = await typeTitle();
    await waitFor(() => expect(sent(`PATCH ${path}/dates`)).toHaveLength(2), slowly);
    expect(sent(`PATCH ${path}/dates`)[1]).toMatchObject({
      version: 9,
      label: 'Bal du 14 juillet !',
      description: 'Sous la halle.',
    });
    expect(title).toHaveValue('Bal du 14 juillet !');
    expect(screen.getByLabelText('Description')).toHaveValue('Sous la halle.');
    expect(screen.queryByRole('button', { name: /^Garder ma saisie/ })).toBeNull();
    expect(screen.getByText(/ces changements ont été réunis avec les vôtres/)).toBeVisible();
  });

  it('shows both titles when both were changed, sends the description saved there unchanged, and saves the kept title', async () => {
    const { sent } = openStale(
      theirDates({ label: 'Bal du 13 juillet', description: 'Sous la halle.' }),
    );
    await typeTitle();
    const question = within(await screen.findByRole('region', { name: 'Titre' }, slowly));
    expect(question.getByText('Bal du 14 juillet !')).toBeVisible();
    expect(question.getByText('Bal du 13 juillet')).toBeVisible();
    expect(screen.getByText('Enregistré, sauf 1 choix à faire')).toBeVisible();
    expect(sent(`PATCH ${path}/dates`)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: keep('Titre') }));
    await waitFor(() => expect(sent(`PATCH ${path}/dates`)).toHaveLength(2), slowly);
    expect(sent(`PATCH ${path}/dates`)[1]).toMatchObject({
      version: 9,
      label: 'Bal du 14 juillet !',
      description: 'Sous la halle.',
    });
  });

  it('shows the title saved elsewhere and sends nothing once the organiser takes it', async () => {
    const { sent } = openStale(theirDates({ label: 'Bal du 13 juillet' }));
    const title = await typeTitle();
    await userEvent.click(await screen.findByRole('button', { name: takeTheirs('Titre') }, slowly));
    expect(title).toHaveValue('Bal du 13 juillet');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Tout est enregistré', {}, slowly)).toBeVisible();
    expect(sent(`PATCH ${path}/dates`)).toHaveLength(1);
  });

  it('keeps one field and takes the other: each is chosen on its own', async () => {
    const { sent } = openStale(theirDates({ label: 'Bal du 13 juillet', minimumAge: 16 }));
    await userEvent.type(await screen.findByLabelText('Âge minimum', {}, slowly), '12');
    await typeTitle();
    await userEvent.click(
      await screen.findByRole('button', { name: takeTheirs('Âge minimum') }, slowly),
    );
    await userEvent.click(screen.getByRole('button', { name: keep('Titre') }));
    await waitFor(() => expect(sent(`PATCH ${path}/dates`)).toHaveLength(2), slowly);
    expect(sent(`PATCH ${path}/dates`)[1]).toMatchObject({
      label: 'Bal du 14 juillet !',
      minimumAge: 16,
    });
  });

  it('saves another tab while a question is open', async () => {
    const { sent } = openStale(theirDates({ label: 'Bal du 13 juillet' }));
    await typeTitle();
    await screen.findByRole('button', { name: keep('Titre') }, slowly);
    await userEvent.click(screen.getByRole('tab', { name: /^Lieu/ }));
    await userEvent.type(await screen.findByLabelText('Nom du lieu', {}, slowly), ' !');
    await waitFor(() => expect(sent(`PATCH ${path}/place`)).toHaveLength(1), slowly);
    expect(sent(`PATCH ${path}/place`)[0]).toMatchObject({
      version: 9,
      name: 'Place Plumereau !',
    });
    expect(sent(`PATCH ${path}/dates`)).toHaveLength(1);
  });

  it('« Demander la publication » opens no dialog while a question is open, and focuses it', async () => {
    openStale(theirDates({ label: 'Bal du 13 juillet' }));
    await typeTitle();
    const choice = await screen.findByRole('button', { name: keep('Titre') }, slowly);
    await userEvent.click(screen.getByRole('button', { name: 'Demander la publication' }));
    await waitFor(() => expect(document.activeElement).toContainElement(choice), slowly);
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('valid fields beside a wrong one', () => {
  it('are saved with the saved value of the wrong one, which stays typed; the status counts it on every tab and links to it', async () => {
    const user = userEvent.setup();
    const { sent } = openEditor('dates', {
      [`PATCH ${path}/dates`]: ({ body }: Call) =>
        aPoi({ version: 4, dates: body as OrganiserPoi['dates'] }),
    });
    await user.clear(await screen.findByLabelText('Titre', {}, slowly));
    await user.type(screen.getByLabelText('Nombre de places'), '0');
    await user.type(screen.getByLabelText('Description'), ' Entrée libre.');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent(`PATCH ${path}/dates`)).toHaveLength(1), slowly);
    expect(sent(`PATCH ${path}/dates`)[0]).toMatchObject({
      label: 'Bal du 14 juillet',
      description: 'Un bal sous les lampions. Entrée libre.',
      allowedPerson: null,
    });
    expect(screen.getByLabelText('Titre')).toHaveValue('');
    await user.click(screen.getByRole('tab', { name: /^Images/ }));
    expect(
      await screen.findByText('Enregistré, sauf 2 champs à corriger', {}, slowly),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Nombre de places' }));
    await waitFor(() => expect(screen.getByLabelText('Nombre de places')).toHaveFocus(), slowly);
    expect(screen.getByLabelText('Nombre de places')).toHaveValue('0');
  });
});

describe('a version conflict in the event editor with an event that is read-only by then', () => {
  it('shows the typed values, and saves none of them, until the organiser discards them', async () => {
    const user = userEvent.setup();
    const theirs = aPoi({ version: 9, status: 'in-review', isEditable: false });
    let isStale = false;
    const { sent } = openEditor('dates', {
      [`GET ${path}`]: () => (isStale ? theirs : poi),
      [`PATCH ${path}/dates`]: () => {
        isStale = true;
        return refusal(412, 'poi_version_stale');
      },
    });
    await user.type(await screen.findByLabelText('Titre', {}, slowly), ' !');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(
      await screen.findByText('Cet événement ne peut plus être modifié', {}, slowly),
    ).toBeVisible();
    expect(screen.getByLabelText('Titre')).toHaveValue('Bal du 14 juillet !');
    expect(screen.queryByRole('button', { name: /^Garder ma saisie/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Abandonner ma saisie' }));
    await waitFor(() => expect(screen.getByLabelText('Titre')).toBeDisabled(), slowly);
    expect(screen.getByLabelText('Titre')).toHaveValue('Bal du 14 juillet');
    expect(screen.queryByText('Cet événement ne peut plus être modifié')).toBeNull();
    expect(sent(`PATCH ${path}/dates`)).toHaveLength(1);
  });
});

describe('publication of an event from the editor', () => {
  const unfinished = aPoi({ images: [], categories: { ...poi.categories, themes: [] } });

  it('issue "error summary with links and tab badges": lists missing fields when publication is requested; a link focuses its field', async () => {
    const user = userEvent.setup();
    openEditor('dates', { [`GET ${path}`]: unfinished });
    await user.click(
      await screen.findByRole('button', { name: 'Demander la publication' }, slowly),
    );
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText('2 points à corriger')).toBeVisible();
    expect(within(summary).getByText('Ajoutez au moins une image')).toBeVisible();
    const tabs = screen.getByRole('tablist', { name: 'Rubriques de l’événement' });
    expect(
      within(tabs).getByRole('tab', { name: /Images.*1 information à compléter/ }),
    ).toBeVisible();
    await user.click(within(summary).getByRole('link', { name: 'Catégories et mots-clés' }));
    await waitFor(
      () =>
        expect(
          screen.getByText('Choisissez au moins une catégorie', { selector: '[tabindex]' }),
        ).toHaveFocus(),
      slowly,
    );
  });

  it('decisions "Autopublish: ticked by default": shows the box ticked, and sends that the organiser unticked it', async () => {
    const user = userEvent.setup();
    const { sent } = openEditor('dates', {
      [`POST ${path}/submission`]: aPoi({ status: 'in-review', isEditable: false, version: 4 }),
    });
    await user.click(
      await screen.findByRole('button', { name: 'Demander la publication' }, slowly),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Demander la publication' });
    expect(within(dialog).queryByText('Toutes les dates sont passées')).toBeNull();
    const box = within(dialog).getByRole('checkbox');
    expect(box).toBeChecked();
    await user.click(box);
    await user.click(within(dialog).getByRole('button', { name: 'Demander la publication' }));
    await waitFor(() =>
      expect(sent(`POST ${path}/submission`)).toEqual([{ version: 3, autopublish: false }]),
    );
    expect(await screen.findByText('Cet événement est en vérification')).toBeVisible();
  });

  it('decisions "In review: read-only; median real delay shown": shows the delay, disables the title field, hides the save button', async () => {
    const review = { submittedAt: '2027-06-01T10:00:00Z', medianDelayMin: 170 };
    openEditor('dates', {
      [`GET ${path}`]: aPoi({
        status: 'in-review',
        isEditable: false,
        review,
        allowedTransitions: [],
      }),
    });
    expect(await screen.findByText(/la réponse arrive en 3 heures/, {}, slowly)).toBeVisible();
    expect(await screen.findByLabelText('Titre', {}, slowly)).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  });

  it('decisions "each points to its tab": shows the comment of a refusal, and a button for its reason that opens the tab', async () => {
    const user = userEvent.setup();
    const refused = aPoi({
      status: 'refused',
      refusal: { reasons: ['IMAGE_DROITS'], comment: 'L’affiche est d’un autre.', decidedAt: null },
    });
    openEditor('dates', { [`GET ${path}`]: refused });
    expect(await screen.findByText('L’affiche est d’un autre.', {}, slowly)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Droits d’image' }));
    expect(await screen.findByRole('heading', { name: 'Images' })).toBeVisible();
  });

  it('issue "irreversible archive with typed confirmation": shows an error for another text, and archives with the event title', async () => {
    const user = userEvent.setup();
    const { sent } = openEditor('dates', {
      [`POST ${path}/archival`]: aPoi({ status: 'archived', isEditable: false }),
    });
    await user.click(await screen.findByRole('button', { name: 'Autres actions' }, slowly));
    await user.click(await screen.findByRole('menuitem', { name: 'Archiver' }, slowly));
    const dialog = await screen.findByRole('dialog', { name: /Archiver cet événement/ });
    const field = within(dialog).getByRole('textbox');
    await user.type(field, 'Un autre');
    await user.click(within(dialog).getByRole('button', { name: 'Archiver' }));
    expect(within(dialog).getByText('Ce n’est pas le titre de l’événement')).toBeVisible();
    expect(sent(`POST ${path}/archival`)).toEqual([]);
    await user.clear(field);
    await user.type(field, poi.label);
    await user.click(within(dialog).getByRole('button', { name: 'Archiver' }));
    await waitFor(() =>
      expect(sent(`POST ${path}/archival`)).toEqual([{ version: 3, confirmation: poi.label }]),
    );
  });
});

describe('the history and the statistics of an event', () => {
  const saved = {
    id: 'b',
    happenedAt: '2027-06-01T10:05:00Z',
    actorKind: 'organiser',
    actor: 'Claude',
    isMe: true,
    action: 'saved',
  };
  const nothing = {
    versionNumber: 1,
    fromStatus: null,
    toStatus: null,
    changes: [],
    reasons: [],
    comment: null,
    note: null,
  };
  const refused = {
    ...saved,
    id: 'c',
    actorKind: 'moderator',
    actor: null,
    isMe: false,
    action: 'refused',
  };
  const hiding = { ...refused, id: 'hiding', action: 'disabled', comment: 'Faux lieu' };
  const items = [
    {
      ...nothing,
      ...refused,
      reasons: ['IMAGE_DROITS'],
      comment: 'Qui a pris la photo ?',
      note: 'Déjà vu',
    },
    { ...nothing, ...hiding },
    { ...nothing, ...saved, changes: [{ field: '/place/name', from: null, to: 'Le Vinci' }] },
  ];

  it('issue "history panel: who, when, what": loads the history when it is opened, and lists who did what and when', async () => {
    const user = userEvent.setup();
    const { calls } = openEditor('dates', { [`GET ${path}/history`]: { items, next: null } });
    const title = await screen.findByRole('heading', { name: 'Historique' }, slowly);
    expect(calls.some(({ path: asked }) => asked.includes('history'))).toBe(false);
    await user.click(title);
    expect(await screen.findByText('Qui a pris la photo ?', {}, slowly)).toBeVisible();
    const [decision, hidden, save] = screen
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('time'));
    expect(decision).toHaveTextContent(/^Refus.*Un modérateur.*2027.*Droits d’image/);
    expect(decision).toHaveTextContent(/Qui a pris la photo \?Note entre modérateursDéjà vu$/);
    expect(hidden).toHaveTextContent(/^Masqué aux visiteurs.*Un modérateur.*Faux lieu$/);
    expect(save).toHaveTextContent(/^Enregistrement.*Vous.*2027.*Modifié.*Lieu$/);
  });

  it('issue "statistics: views, favourites, clicks": shows the views of a published event in the last thirty days, and in a chosen period', async () => {
    const user = userEvent.setup();
    const days = [{ day: '2027-06-01', views: 12, favorites: 1, clicks: 0 }];
    const { calls } = openEditor('dates', {
      [`GET ${path}`]: aPoi({ publishedAt: '2027-06-01T10:00:00Z' }),
      [`GET ${path}/statistics`]: { items: days, totals: { views: 12, favorites: 1, clicks: 0 } },
    });
    await user.click(await screen.findByRole('heading', { name: 'Fréquentation' }, slowly));
    const title = await screen.findByText('Vues de la page', { selector: 'span' }, slowly);
    expect(title.parentElement).toHaveTextContent('Vues de la page12');
    const timeOf = (query: URLSearchParams, name: string) => Date.parse(query.get(name) ?? '');
    const lengths = () =>
      calls
        .filter(({ path: asked }) => asked.endsWith('/statistics'))
        .map(({ query }) => (timeOf(query, 'to') - timeOf(query, 'from')) / 86_400_000 + 1);
    await user.selectOptions(screen.getByLabelText('Période'), 'Sept derniers jours');
    await waitFor(() => expect([...new Set(lengths())]).toEqual([30, 7]));
  });

  it('hides the statistics of a draft that was never published', async () => {
    openEditor('dates');
    await screen.findByRole('heading', { name: 'Historique' }, slowly);
    expect(screen.queryByRole('heading', { name: 'Fréquentation' })).toBeNull();
  });
});

it('shows that the event is missing or of other organisers when the API answers 404', async () => {
  openEditor('dates', { [`GET ${path}`]: refusal(404, 'poi_not_found') });
  expect(
    await screen.findByRole('heading', { name: /n’existe pas, ou n’est pas à vous/ }, slowly),
  ).toBeVisible();
});
