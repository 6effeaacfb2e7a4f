// Specification: §5.37
import type { OrganiserPoi } from '@parages/contracts/types';
import { traceLimits } from '@parages/contracts/vocabulary/limits';
import type { Call } from '@parages/session/test/browser-session';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Imported up front: on a cold cache the lazy import takes longer than a test waits.
import '../features/editor/map/trace-map.tsx';
import '../features/editor/traces/trace-view.tsx';
import '../features/editor/traces/traces-tab.tsx';
import { aPoi } from '../test/a-poi.ts';
import { type Answers, claude, openPage, refusal } from '../test/open-page.tsx';

type Tour = NonNullable<OrganiserPoi['traces']['tour']>;

const poi = aPoi();
const path = `/org/pois/${poi.id}`;
const slowly = { timeout: 8000 };

const aTour = (change: Partial<Tour> = {}): Tour => ({
  distanceM: 2224,
  durationMin: 40,
  climbM: 60,
  descentM: 30,
  minAltitudeM: 48,
  maxAltitudeM: 108,
  locomotionModes: [],
  difficulty: null,
  pointCount: 3,
  trace: [
    { lon: 0.7, lat: 47.4, altitudeM: 48, distanceM: 0 },
    { lon: 0.7, lat: 47.41, altitudeM: 108, distanceM: 1112 },
    { lon: 0.7, lat: 47.42, altitudeM: 78, distanceM: 2224 },
  ],
  ...change,
});
const toured = aPoi({ version: 4, traces: { tour: aTour() } });

const openTraces = (answers: Answers = {}) =>
  openPage(`/org/events/${poi.id}?tab=traces`, claude({ permissions: ['poi_editor'] }), {
    [`GET ${path}`]: poi,
    'GET /basemap': { towns: [], lines: [] },
    ...answers,
  });

const gpx = (name = 'bords-de-loire.gpx', text = '<gpx/>'): File =>
  new File([text], name, { type: 'application/gpx+xml' });
const chooser = () => screen.findByLabelText<HTMLInputElement>('Choisir un fichier', {}, slowly);

describe('issue "GPX/KML/GeoJSON upload"', () => {
  it('uploads a track with the version number of the event; shows its figures, map and profile', async () => {
    const user = userEvent.setup();
    const { sent } = openTraces({ [`POST ${path}/trace`]: toured });
    await user.upload(await chooser(), gpx());
    expect(
      await screen.findByText('Le tracé « bords-de-loire.gpx » est enregistré.', {}, slowly),
    ).toBeVisible();
    const [form] = sent(`POST ${path}/trace`);
    expect(form).toMatch(/name="version"\s+3\s/);
    expect(form).toMatch(/name="file"; filename="bords-de-loire.gpx"/);
    for (const [term, value] of [
      ['Distance', '2,2 km'],
      ['Dénivelé positif', '60 m'],
      ['Dénivelé négatif', '30 m'],
      ['Altitude minimale', '48 m'],
      ['Altitude maximale', '108 m'],
    ] as const)
      expect(screen.getByText(term, { selector: 'dt' }).nextElementSibling).toHaveTextContent(
        value,
      );
    expect(screen.getByLabelText('Durée')).toHaveValue('40\u00a0min');
    expect(
      await screen.findByRole('img', {
        name: 'Profil d’altitude sur 2\u00a0km, de 48\u00a0m à 108\u00a0m',
      }),
    ).toBeInTheDocument();
    fireEvent.change(screen.getByRole('slider', { name: 'Lire l’altitude le long du parcours' }), {
      target: { value: '1' },
    });
    expect(screen.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '1,1\u00a0km · 108\u00a0m',
    );
    const table = screen.getByRole('table', { name: 'Le profil en chiffres', hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(4);
    expect(
      await screen.findByRole('region', { name: 'Tracé du parcours sur la carte' }, slowly),
    ).toBeInTheDocument();
    expect(screen.queryByLabelText('Distance (km)')).toBeNull();
  });

  it.each([
    [
      'trace_unreadable',
      422,
      /bords-de-loire\.gpx n’est pas un tracé lisible : il faut un fichier GPX, KML ou GeoJSON/,
    ],
    ['trace_out_of_bounds', 422, 'Le tracé « bords-de-loire.gpx » sort de France métropolitaine.'],
    ['payload_too_large', 413, 'bords-de-loire.gpx dépasse 5 Mo ou compte trop de points.'],
    ['internal_error', 500, 'Le tracé n’a pas pu être enregistré. Réessayez dans un instant.'],
  ])('shows the error %s of an upload and keeps the file field', async (code, status, sentence) => {
    const user = userEvent.setup();
    openTraces({ [`POST ${path}/trace`]: refusal(status, code) });
    await user.upload(await chooser(), gpx());
    expect(await screen.findByRole('alert', {}, slowly)).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Choisir un fichier')).toBeInTheDocument();
  });

  it('shows an error for a track file above the size limit, and sends no request', async () => {
    const { sent } = openTraces();
    const heavy = Object.defineProperty(gpx(), 'size', { value: traceLimits.maxBytes + 1 });
    fireEvent.change(await chooser(), { target: { files: [heavy] } });
    expect(await screen.findByRole('alert', {}, slowly)).toHaveTextContent(
      'bords-de-loire.gpx dépasse 5 Mo ou compte trop de points.',
    );
    expect(sent(`POST ${path}/trace`)).toEqual([]);
  });

  it('shows an error for two track files dropped together, and uploads none', async () => {
    const { sent } = openTraces();
    const region = await screen.findByRole('region', { name: 'Le tracé' }, slowly);
    const files = [gpx(), gpx('autre.gpx')];
    const items = files.map((one) => ({ kind: 'file', type: one.type, getAsFile: () => one }));
    fireEvent.drop(within(region).getByText(/^Déposez ici/), {
      dataTransfer: { files, types: ['Files'], items },
    });
    expect(await screen.findByRole('alert', {}, slowly)).toHaveTextContent(
      'Un événement n’a qu’un tracé : choisissez un seul fichier.',
    );
    expect(sent(`POST ${path}/trace`)).toEqual([]);
  });

  it('412 for an upload: shows an error and the track that another account saved', async () => {
    const user = userEvent.setup();
    let present = poi;
    openTraces({
      [`GET ${path}`]: () => present,
      [`POST ${path}/trace`]: () => {
        present = toured;
        return refusal(412, 'poi_version_stale');
      },
    });
    await user.upload(await chooser(), gpx());
    expect(await screen.findByRole('alert', {}, slowly)).toHaveTextContent(
      'L’événement vient de changer',
    );
    expect(await screen.findByText('3 points')).toBeInTheDocument();
  });

  it('uploads no file when the save of the typed figures gets 412, and keeps these figures', async () => {
    const user = userEvent.setup();
    const { sent } = openTraces({ [`PATCH ${path}/traces`]: refusal(412, 'poi_version_stale') });
    await user.type(await screen.findByLabelText('Distance (km)', {}, slowly), '3');
    await user.upload(await chooser(), gpx());
    expect(await screen.findByText(/^L’événement vient de changer/, {}, slowly)).toBeVisible();
    expect(screen.getByLabelText('Distance (km)')).toHaveValue('3');
    expect(sent(`POST ${path}/trace`)).toEqual([]);
  });
});

describe('an event with a track', () => {
  const open = (answers: Answers = {}) => openTraces({ [`GET ${path}`]: toured, ...answers });

  it('replaces the track only after a confirmation', async () => {
    const user = userEvent.setup();
    const longer = aPoi({ version: 5, traces: { tour: aTour({ distanceM: 5000 }) } });
    const { sent } = open({ [`POST ${path}/trace`]: longer });
    await screen.findByRole('button', { name: 'Remplacer le fichier' }, slowly);
    await user.upload(
      screen.getByLabelText<HTMLInputElement>('Remplacer le fichier', { selector: 'input' }),
      gpx('autre.gpx'),
    );
    const dialog = await screen.findByRole('dialog', { name: /^Remplacer le tracé/ });
    expect(dialog).toHaveTextContent('autre.gpx');
    expect(sent(`POST ${path}/trace`)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Remplacer le fichier' }));
    await waitFor(
      () =>
        expect(
          screen.getByText('Distance', { selector: 'dt' }).nextElementSibling,
        ).toHaveTextContent('5 km'),
      slowly,
    );
  });

  it('removes the track after a confirmation; the figures stay and become editable', async () => {
    const user = userEvent.setup();
    const bare = aPoi({ version: 5, traces: { tour: aTour({ trace: null, pointCount: null }) } });
    const { calls } = open({ [`DELETE ${path}/trace`]: bare });
    await user.click(await screen.findByRole('button', { name: 'Retirer le tracé' }, slowly));
    const dialog = await screen.findByRole('dialog', { name: /^Retirer le tracé/ });
    await user.click(within(dialog).getByRole('button', { name: 'Retirer le tracé' }));
    expect(await screen.findByText('Le tracé est retiré.', {}, slowly)).toBeVisible();
    expect(
      calls.some(({ method, path: asked }) => method === 'DELETE' && asked.endsWith('/trace')),
    ).toBe(true);
    expect(screen.getByLabelText('Distance (km)')).toHaveValue('2,224');
    expect(screen.queryByRole('img', { name: /^Profil/ })).toBeNull();
  });

  it('shows no profile for a track without altitudes, and says why', async () => {
    const trace = aTour().trace?.map((point) => ({ ...point, altitudeM: null })) ?? null;
    const flat = { trace, climbM: null, descentM: null, minAltitudeM: null, maxAltitudeM: null };
    openTraces({ [`GET ${path}`]: aPoi({ traces: { tour: aTour(flat) } }) });
    expect(await screen.findByText(/ni dénivelé, ni profil/, {}, slowly)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /^Profil/ })).toBeNull();
    expect(screen.queryByText('Dénivelé positif', { selector: 'dt' })).toBeNull();
  });
});

describe('the figures of a tour, decisions "locomotion modes and difficulty chosen"', () => {
  it('saves typed figures, a mode and a difficulty automatically, in metres and minutes', async () => {
    const user = userEvent.setup();
    const { sent } = openTraces({
      [`PATCH ${path}/traces`]: ({ body }: Call) => {
        const { tour } = body as OrganiserPoi['traces'];
        return aPoi({ traces: { tour: tour && { ...tour, trace: null, pointCount: null } } });
      },
    });
    await user.type(await screen.findByLabelText('Distance (km)', {}, slowly), '12,5');
    await user.type(screen.getByLabelText('Durée'), '2 h 30');
    await user.type(screen.getByLabelText('Dénivelé positif (m)'), '250');
    await user.click(screen.getByRole('button', { name: 'Randonnée' }));
    await user.selectOptions(screen.getByLabelText('Difficulté'), 'Moyenne');
    const tour = {
      distanceM: 12_500,
      durationMin: 150,
      climbM: 250,
      locomotionModes: ['Hiking'],
      difficulty: 'MediumDifficultyTour',
    };
    await waitFor(
      () => expect(sent(`PATCH ${path}/traces`).at(-1)).toMatchObject({ tour }),
      slowly,
    );
  });

  it('shows errors for a distance in letters and for a minimum altitude above the maximum, which is not saved', async () => {
    const user = userEvent.setup();
    const { sent } = openTraces({ [`PATCH ${path}/traces`]: poi });
    await user.type(await screen.findByLabelText('Distance (km)', {}, slowly), 'douze');
    expect(screen.getByText('Ce chiffre n’est pas possible')).toBeVisible();
    await user.clear(screen.getByLabelText('Distance (km)'));
    await user.type(screen.getByLabelText('Altitude minimale (m)'), '90');
    await user.type(screen.getByLabelText('Altitude maximale (m)'), '80');
    expect(screen.getByText('L’altitude minimale dépasse l’altitude maximale')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    // With a `0` appended, the field holds 800, which is above the minimum and is saved.
    await user.type(screen.getByLabelText('Altitude maximale (m)'), '0');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const saved = () =>
      sent(`PATCH ${path}/traces`).map(
        (body) => (body as OrganiserPoi['traces']).tour?.maxAltitudeM,
      );
    await waitFor(() => expect(saved().at(-1)).toBe(800), slowly);
    expect(saved()).not.toContain(80);
  });

  it('shows the tour of an event in review without a remove button, its duration disabled', async () => {
    openTraces({
      [`GET ${path}`]: aPoi({ status: 'in-review', isEditable: false, traces: { tour: aTour() } }),
    });
    expect(await screen.findByText('3 points', {}, slowly)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retirer le tracé' })).toBeNull();
    expect(screen.getByLabelText('Durée')).toBeDisabled();
  });
});
