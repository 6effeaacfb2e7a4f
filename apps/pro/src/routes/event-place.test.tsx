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
