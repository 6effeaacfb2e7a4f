// Specification: §7.34, §9.2
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Imported up front: on a cold cache the lazy import takes longer than a test waits.
import '../features/editor/map/pin-map.tsx';
import { aPoi } from '../test/a-poi.ts';
import { type Answers, claude, openPage } from '../test/open-page.tsx';

const poi = aPoi();
const path = `/org/pois/${poi.id}`;
const slowly = { timeout: 8000 };
const nowhere = {
  name: null,
  streetAddress: null,
  postalCode: null,
  locality: null,
  position: null,
};

const openPlace = (answers: Answers = {}) =>
  openPage(`/org/events/${poi.id}?tab=place`, claude({ permissions: ['poi_editor'] }), {
    [`GET ${path}`]: poi,
    [`PATCH ${path}/place`]: poi,
    'GET /addresses': { items: [] },
    'GET /basemap': { towns: [], lines: [] },
    ...answers,
  });

const pin = () => screen.findByRole('button', { name: 'Déplacer le point de l’événement' }, slowly);
const figure = (label: string): number =>
  Number(screen.getByLabelText<HTMLInputElement>(label).value.replace(',', '.'));

describe('issue "geocoding with draggable pin"', () => {
  it('moves the point with the arrow keys, further with Shift, and saves its coordinates', async () => {
    const { sent } = openPlace();
    const point = await pin();
    fireEvent.keyDown(point, { key: 'ArrowRight' });
    await waitFor(() => expect(figure('Longitude')).toBeGreaterThan(0.68));
    expect(figure('Latitude')).toBeCloseTo(47.39, 5);
    const little = figure('Longitude') - 0.68;
    fireEvent.keyDown(point, { key: 'ArrowUp', shiftKey: true });
    await waitFor(() => expect(figure('Latitude')).toBeGreaterThan(47.39));
    expect(figure('Latitude') - 47.39).toBeGreaterThan(2 * little);
    expect(
      screen.getByText(/^Point déplacé : latitude 47,\d+, longitude 0,\d+$/),
    ).toBeInTheDocument();
    await waitFor(() => expect(sent(`PATCH ${path}/place`)).not.toEqual([]), slowly);
    expect(sent(`PATCH ${path}/place`).at(-1)).toMatchObject({
      position: { lon: figure('Longitude'), lat: figure('Latitude') },
    });
  });

  it('an emptied latitude removes the position, and keeps the longitude in its field', async () => {
    const { sent } = openPlace();
    await userEvent.clear(await screen.findByLabelText('Latitude', {}, slowly));
    await waitFor(() => expect(sent(`PATCH ${path}/place`)).not.toEqual([]), slowly);
    expect(sent(`PATCH ${path}/place`).at(-1)).toMatchObject({ position: null });
    expect(screen.getByLabelText('Longitude')).toHaveValue('0,68');
  });

  it('a button puts a missing point at the default centre of the map', async () => {
    const user = userEvent.setup();
    openPlace({ [`GET ${path}`]: aPoi({ place: nowhere }) });
    await user.click(
      await screen.findByRole('button', { name: 'Poser le point au centre de la carte' }, slowly),
    );
    expect(await pin()).toBeInTheDocument();
    // §9 "Default map position for the input placeholder: latitude 48.85341, longitude 2.3488"
    expect([figure('Latitude'), figure('Longitude')]).toEqual([48.85341, 2.3488]);
    expect(screen.queryByRole('button', { name: /Poser le point/ })).toBeNull();
  });

  it('« Placer sur la carte » moves the point to the geocoded address', async () => {
    const user = userEvent.setup();
    const best = {
      label: '1 Rue Nationale 37000 Tours',
      score: 0.9,
      position: { lon: 0.6892, lat: 47.3941 },
    };
    openPlace({ 'GET /addresses': { items: [best] } });
    await pin();
    await user.click(screen.getByRole('button', { name: 'Placer sur la carte' }));
    await waitFor(
      () => expect([figure('Latitude'), figure('Longitude')]).toEqual([47.3941, 0.6892]),
      slowly,
    );
  });

  it('« Placé » goes away when the point moves, and when the address changes', async () => {
    const user = userEvent.setup();
    const best = {
      label: '1 Rue Nationale 37000 Tours',
      score: 0.9,
      position: { lon: 0.6892, lat: 47.3941 },
    };
    openPlace({ 'GET /addresses': { items: [best] } });
    const point = await pin();
    const press = () => user.click(screen.getByRole('button', { name: 'Placer sur la carte' }));
    await press();
    expect(await screen.findByText(/^Placé/, {}, slowly)).toBeVisible();
    fireEvent.keyDown(point, { key: 'ArrowRight' });
    await waitFor(() => expect(screen.queryByText(/^Placé/)).toBeNull(), slowly);
    await press();
    expect(await screen.findByText(/^Placé/, {}, slowly)).toBeVisible();
    await user.type(screen.getByLabelText('Adresse'), '2 rue Haute');
    expect(screen.queryByText(/^Placé/)).toBeNull();
  });

  it('« Placer sur la carte » asks which address is meant when the geocoder is not certain, and moves the point only then', async () => {
    const user = userEvent.setup();
    const answer = (label: string, score: number, lat: number) => ({
      label,
      score,
      position: { lon: 0.7, lat },
    });
    const items = [
      answer('Rue de la Paix 37000 Tours', 0.7, 47.4),
      answer('Rue de la Paix 37700 Ville', 0.69, 47.41),
    ];
    openPlace({ 'GET /addresses': { items } });
    await pin();
    await user.click(screen.getByRole('button', { name: 'Placer sur la carte' }));
    expect(await screen.findByText(/^2 adresses ressemblent à la vôtre/, {}, slowly)).toBeVisible();
    expect(figure('Latitude')).toBe(47.39);
    await user.click(screen.getByRole('button', { name: 'Rue de la Paix 37700 Ville' }));
    await waitFor(() => expect(figure('Latitude')).toBe(47.41), slowly);
    expect(screen.getByText('Placé : Rue de la Paix 37700 Ville')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Adresses trouvées' })).toBeNull();
  });

  it('« Chercher l’adresse » suggests addresses during the typing; a choice fills in the fields and the point', async () => {
    const user = userEvent.setup();
    const address = {
      id: '0197a000-0000-7000-8000-0000000000c1',
      kind: 'address',
      name: '12 Rue de la Paix, Tours',
      fullName: '12 Rue de la Paix, 37000 Tours',
      position: { lon: 0.69, lat: 47.4 },
      postalCode: '37000',
      isApproximate: false,
      disabled: false,
      matchedName: null,
    };
    const { calls, sent } = openPlace({
      [`GET ${path}`]: aPoi({ place: nowhere }),
      'GET /places': { items: [address] },
    });
    const field = await screen.findByRole('combobox', { name: 'Chercher l’adresse' }, slowly);
    await user.type(field, '12 rue de la p');
    await user.click(await screen.findByRole('option', { name: /12 Rue de la Paix/ }, slowly));
    expect(field).toHaveValue('');
    expect(screen.getByLabelText('Adresse')).toHaveValue('12 Rue de la Paix');
    expect(screen.getByLabelText('Code postal')).toHaveValue('37000');
    expect(screen.getByLabelText('Commune')).toHaveValue('Tours');
    expect(screen.getByText('Placé : 12 Rue de la Paix, 37000 Tours')).toBeVisible();
    const asked = calls.filter(({ path: called }) => called.endsWith('/places'));
    expect(asked.map(({ query }) => [query.get('text'), query.get('kinds')])).toEqual([
      ['12 rue de la p', 'address,commune'],
    ]);
    await waitFor(() => expect(sent(`PATCH ${path}/place`)).not.toEqual([]), slowly);
    expect(sent(`PATCH ${path}/place`).at(-1)).toMatchObject({
      streetAddress: '12 Rue de la Paix',
      postalCode: '37000',
      locality: 'Tours',
      position: { lon: 0.69, lat: 47.4 },
    });
  });

  it('decisions "warning when more than 2 km from the geocoded commune": shows the distance', async () => {
    const tours = { label: 'Tours', score: 0.9, position: { lon: 0.68, lat: 47.42 } };
    openPlace({ 'GET /addresses': { items: [tours] } });
    expect(
      await screen.findByText(/Ce point est à 3 km de l’adresse indiquée/, {}, slowly),
    ).toBeVisible();
  });

  it('geocodes a typed commune only after a pause in typing', async () => {
    const { calls } = openPlace();
    const asked = () =>
      calls
        .filter(({ path: called }) => called.endsWith('/addresses'))
        .map(({ query }) => query.get('locality'));
    const field = await screen.findByLabelText('Commune', {}, slowly);
    for (const value of ['Tours N', 'Tours No', 'Tours Nord'])
      fireEvent.change(field, { target: { value } });
    await waitFor(() => expect(asked()).toContain('Tours Nord'), slowly);
    expect([...new Set(asked())]).toEqual(['Tours', 'Tours Nord']);
  });

  it('shows the point on the map of an event in review without the button that moves it', async () => {
    openPlace({ [`GET ${path}`]: aPoi({ status: 'in-review', isEditable: false }) });
    expect(await screen.findByText('Point de l’événement', {}, slowly)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Déplacer/ })).toBeNull();
  });
});
