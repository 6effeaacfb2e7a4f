import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Imported up front: on a cold cache the lazy import takes longer than a test waits.
import '../features/editor/map/pin-map.tsx';
import { aPoi } from '../test/a-poi.ts';
import { openEditor, editedPath as path, slowly } from '../test/open-editor.tsx';
import { claude, openPage, refusal } from '../test/open-page.tsx';

const poi = aPoi();
const venue = (name: string) => ({
  name,
  streetAddress: '2 rue Haute',
  postalCode: '37000',
  locality: 'Tours',
  position: { lon: 0.69, lat: 47.4 },
});
const contact = {
  type: 'booking' as const,
  legalName: 'Le Bateau Ivre',
  emails: ['a@b.example'],
  phoneNumbers: [],
  websites: [],
};
const price = (label: string, minPriceCents: number) => ({
  minPriceCents,
  maxPriceCents: null,
  priceModes: ['PerPerson' as const],
  policyName: null,
  label,
  startDate: null,
  endDate: null,
  additionalInfo: null,
});
const used = {
  'GET /org/reusable-content': {
    venues: ['Salle haute', 'Guinguette', 'Halle', 'Château'].map(venue),
    contacts: [contact],
    priceLists: [[price('Entrée', 800), price('Réduit', 500)]],
  },
  'GET /basemap': { towns: [], lines: [] },
};
const nowhere = {
  name: null,
  streetAddress: null,
  postalCode: null,
  locality: null,
  position: null,
};

describe('issue 16 "reusable venues, contacts and prices of the organisation"', () => {
  it('one press on a venue used before fills in its name, address and point, and focuses its name', async () => {
    const user = userEvent.setup();
    const { sent, calls } = openEditor('place', {
      ...used,
      [`GET ${path}`]: aPoi({ place: nowhere }),
      [`PATCH ${path}/place`]: poi,
    });
    const venues = within(
      await screen.findByRole('region', { name: 'Lieux déjà utilisés' }, slowly),
    );
    expect(venues.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Salle haute',
      'Guinguette',
      'Halle',
    ]);
    await user.click(venues.getByRole('button', { name: 'Guinguette' }));
    expect(screen.getByLabelText('Nom du lieu')).toHaveValue('Guinguette');
    expect(screen.getByLabelText('Adresse')).toHaveValue('2 rue Haute');
    await waitFor(() => expect(screen.getByLabelText('Nom du lieu')).toHaveFocus());
    expect(screen.queryByRole('region', { name: 'Lieux déjà utilisés' })).toBeNull();
    await waitFor(() => expect(sent(`PATCH ${path}/place`)).not.toEqual([]), slowly);
    expect(sent(`PATCH ${path}/place`)[0]).toMatchObject(venue('Guinguette'));
    const asked = calls.find(({ path: called }) => called.endsWith('/org/reusable-content'));
    expect(asked?.query.get('organisationId')).toBe(poi.organisation?.id);
  });

  it('the empty address field of a placed event offers all venues used before', async () => {
    const user = userEvent.setup();
    openEditor('place', { ...used, [`PATCH ${path}/place`]: poi });
    const field = await screen.findByRole('combobox', { name: 'Chercher l’adresse' }, slowly);
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    await user.click(field);
    const group = await screen.findByRole('group', { name: 'Lieux déjà utilisés' }, slowly);
    expect(within(group).getAllByRole('option')).toHaveLength(4);
    await user.click(within(group).getByRole('option', { name: /Château/ }));
    expect(screen.getByLabelText('Nom du lieu')).toHaveValue('Château');
    expect(screen.getByText('Placé : Château')).toBeVisible();
  });

  it('one press adds a contact used before, which is then no longer offered', async () => {
    const user = userEvent.setup();
    const { sent } = openEditor('contacts', { ...used, [`PATCH ${path}/contacts`]: poi });
    const offered = await screen.findByRole('region', { name: 'Contacts déjà utilisés' }, slowly);
    await user.click(within(offered).getByRole('button', { name: /Le Bateau Ivre/ }));
    expect(screen.getByLabelText('Nom')).toHaveValue('Le Bateau Ivre');
    await waitFor(() => expect(screen.getByLabelText('Nom')).toHaveFocus());
    expect(screen.queryByRole('region', { name: 'Contacts déjà utilisés' })).toBeNull();
    await waitFor(() => expect(sent(`PATCH ${path}/contacts`)).not.toEqual([]), slowly);
    expect(sent(`PATCH ${path}/contacts`)[0]).toMatchObject({ contacts: [contact] });
  });

  it('one press takes a list of prices used before', async () => {
    const user = userEvent.setup();
    const priced = aPoi({ prices: { isFree: false, prices: [] } });
    const { sent } = openEditor('prices', {
      ...used,
      [`GET ${path}`]: priced,
      [`PATCH ${path}/prices`]: priced,
    });
    await user.click(
      await screen.findByRole('button', { name: /^Entrée 8.€, Réduit 5.€$/ }, slowly),
    );
    await waitFor(() => expect(screen.getAllByLabelText('À partir de (€)')[0]).toHaveFocus());
    await waitFor(() => expect(sent(`PATCH ${path}/prices`)).not.toEqual([]), slowly);
    expect(sent(`PATCH ${path}/prices`)[0]).toMatchObject({
      prices: [price('Entrée', 800), price('Réduit', 500)],
    });
  });

  it('an event in review asks for nothing to use again', async () => {
    const { calls } = openEditor('prices', {
      ...used,
      [`GET ${path}`]: aPoi({ status: 'in-review', isEditable: false }),
    });
    expect(await screen.findByLabelText('Gratuit', {}, slowly)).toBeInTheDocument();
    expect(calls.some(({ path: called }) => called.endsWith('/reusable-content'))).toBe(false);
  });
});

describe('issue 16 "comme la dernière fois"', () => {
  const former = (id: string, label: string, startDate: string) => ({
    id,
    label,
    startDate,
    endDate: startDate,
  });
  const items = [
    former('0197a000-0000-7000-8000-0000000000f1', 'Bal du samedi', '2027-03-06'),
    former('0197a000-0000-7000-8000-0000000000f2', 'Veillée', '2027-02-05'),
    former('0197a000-0000-7000-8000-0000000000f3', 'Bal du samedi', '2027-01-09'),
  ];
  const organisation = {
    id: poi.organisation?.id ?? '',
    name: 'Le Bateau Ivre',
    role: 'owner',
    status: 'approved',
  } as const;
  const openNew = (answer: object) =>
    openPage(
      '/org/events/new',
      claude({ permissions: ['poi_editor'], organisations: [organisation] }),
      {
        'GET /org/features': { items: [] },
        'GET /org/pois': { items, total: 3, counts: {} },
        [`GET /org/pois/${poi.id}`]: poi,
        'POST /org/pois/0197a000-0000-7000-8000-0000000000f2/duplication': answer,
      },
    );

  it('a new event may begin as a copy of a former one, each title once, and opens on its first step', async () => {
    const user = userEvent.setup();
    const { router, calls } = openNew(aPoi({ dates: { ...poi.dates, periods: [] } }));
    await user.click(await screen.findByText(/^Comme la dernière fois/, {}, slowly));
    expect(await screen.findAllByRole('button', { name: /^Bal du samedi/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Veillée · / }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/org/events/${poi.id}`));
    expect(router.state.location.search).toBe('?step=dates');
    expect(await screen.findByText('Étape 1 sur 5', {}, slowly)).toBeVisible();
    const asked = calls.find(({ path: called }) => called.endsWith('/org/pois'));
    expect(asked?.query.get('organisationId')).toBe(organisation.id);
  });

  it('says that the copy failed, and stays on the page', async () => {
    const user = userEvent.setup();
    const { router } = openNew(refusal(503, 'service_unavailable'));
    await user.click(await screen.findByText(/^Comme la dernière fois/, {}, slowly));
    await user.click(screen.getByRole('button', { name: /^Veillée · / }));
    expect(await screen.findByRole('alert')).toHaveTextContent('La copie n’a pas pu être créée');
    expect(router.state.location.pathname).toBe('/org/events/new');
  });
});
