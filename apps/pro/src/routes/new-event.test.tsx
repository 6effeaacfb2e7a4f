// Specification: §1.16, §2.67, §5.22, §5.25
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aPoi } from '../test/a-poi.ts';
import { claude, openPage, refusal } from '../test/open-page.tsx';

const poi = aPoi({ version: 0 });
const organisation = {
  id: poi.organisation?.id ?? '',
  name: 'Le Bateau Ivre',
  role: 'owner',
  status: 'approved',
} as const;
const slowly = { timeout: 5000 };
const features = { 'GET /org/features': { items: [] } };
const organiser = claude({ permissions: ['poi_editor'], organisations: [organisation] });

it('decisions "creation is a stepper": creates the draft only with a title, then opens its step place', async () => {
  const user = userEvent.setup();
  const { sent, router } = openPage('/org/events/new', organiser, {
    ...features,
    'POST /org/pois': poi,
    [`PATCH /org/pois/${poi.id}/dates`]: aPoi({ version: 1 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Concerts' }, slowly));
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(
    screen.getAllByText('Veuillez renseigner un titre avant de pouvoir sauvegarder').length,
  ).toBeGreaterThan(0);
  expect(sent('POST /org/pois')).toEqual([]);
  await user.type(screen.getByLabelText('Titre'), 'Bal du 14 juillet');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await waitFor(() => expect(router.state.location.search).toBe('?step=place'), slowly);
  expect(router.state.location.pathname).toBe(`/org/events/${poi.id}`);
  expect(sent('POST /org/pois')[0]).toMatchObject({
    organisationId: organisation.id,
    label: 'Bal du 14 juillet',
    categories: { themes: ['concerts'] },
  });
  // The page of the draft replaces this page: for a moment both may render the text.
  await waitFor(() => expect(screen.getByText('Étape 2 sur 5')).toBeVisible(), slowly);
});

it('a new event asks for title, dates and hours, then categories and description, and folds the rest away', async () => {
  const user = userEvent.setup();
  const { calls } = openPage('/org/events/new', organiser, features);
  const title = await screen.findByLabelText('Titre', {}, slowly);
  const inOrder = [
    title,
    screen.getByLabelText('Du'),
    screen.getByLabelText('de'),
    screen.getByRole('button', { name: 'Concerts' }),
    screen.getByLabelText('Description'),
  ];
  for (const [index, field] of inOrder.slice(1).entries())
    expect(inOrder[index]?.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByLabelText('Nombre de places')).toBeNull();
  expect(calls.some(({ path }) => path.endsWith('/org/features'))).toBe(false);
  await user.click(screen.getByText(/^Plus de précisions/));
  expect(await screen.findByLabelText('Nombre de places', {}, slowly)).toBeInTheDocument();
});

it('friction 2: the groups of features that a concert rarely has are in one fold, which is open when one is chosen', async () => {
  const user = userEvent.setup();
  const group = (name: string, label: string, id: string) => ({
    group: name,
    label,
    features: [{ id, label: `${label} 1` }],
  });
  openPage(`/org/events/${poi.id}?tab=categories`, organiser, {
    'GET /org/features': {
      items: [group('CommonAmenity', 'Services', 'bar'), group('RoomAmenity', 'Pièces', 'room')],
    },
    [`GET /org/pois/${poi.id}`]: poi,
    [`PATCH /org/pois/${poi.id}/categories`]: poi,
  });
  expect(await screen.findByText('Services', {}, slowly)).toBeInTheDocument();
  expect(screen.queryByText('Pièces')).toBeNull();
  await user.click(screen.getByText('Autres services et équipements'));
  expect(await screen.findByText('Pièces', {}, slowly)).toBeInTheDocument();
  await user.click(screen.getByLabelText('Pièces 1'));
  expect(screen.getAllByText('1 choisi')).toHaveLength(2);
  await user.click(screen.getByLabelText('Pièces 1'));
  expect(screen.getByText('Autres services et équipements').closest('details')).toHaveAttribute(
    'open',
  );
});

it('a date typed in the blank first row is the only date that a new event is saved with', async () => {
  const user = userEvent.setup();
  const { sent } = openPage('/org/events/new', organiser, {
    ...features,
    'POST /org/pois': poi,
    [`PATCH /org/pois/${poi.id}/dates`]: aPoi({ version: 1 }),
  });
  await user.type(await screen.findByLabelText('Titre', {}, slowly), 'Bal');
  expect(screen.queryByText('1 date')).toBeNull();
  await user.type(screen.getByLabelText('de'), '20:30');
  const day = screen.getByLabelText('Du');
  await user.type(day, '2027-07-14');
  expect(day).toHaveFocus();
  expect(screen.getByText('1 date')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await waitFor(() => expect(sent(`PATCH /org/pois/${poi.id}/dates`)).toHaveLength(1), slowly);
  expect(sent(`PATCH /org/pois/${poi.id}/dates`)[0]).toMatchObject({
    periods: [
      { startDate: '2027-07-14', endDate: '2027-07-14', startTime: '20:30', endTime: null },
    ],
  });
});

it('a blank row of dates that was typed in and emptied again is no date', async () => {
  const user = userEvent.setup();
  const { sent } = openPage('/org/events/new', organiser, {
    ...features,
    'POST /org/pois': poi,
    [`PATCH /org/pois/${poi.id}/dates`]: aPoi({ version: 1 }),
  });
  await user.type(await screen.findByLabelText('Titre', {}, slowly), 'Bal');
  const time = screen.getByLabelText('de');
  await user.type(time, '20:30');
  await user.clear(time);
  expect(time).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await waitFor(() => expect(sent(`PATCH /org/pois/${poi.id}/dates`)).toHaveLength(1), slowly);
  expect(sent(`PATCH /org/pois/${poi.id}/dates`)[0]).toMatchObject({ periods: [] });
});

it('keeps the typed title when the first save of a new draft fails, and creates no second draft', async () => {
  const user = userEvent.setup();
  let tries = 0;
  const { sent, router } = openPage('/org/events/new?step=dates', organiser, {
    ...features,
    'POST /org/pois': poi,
    [`GET /org/pois/${poi.id}`]: poi,
    [`PATCH /org/pois/${poi.id}/categories`]: poi,
    [`PATCH /org/pois/${poi.id}/dates`]: () => {
      tries += 1;
      return tries === 1 ? refusal(503, 'service_unavailable') : aPoi({ version: 1 });
    },
  });
  await user.type(await screen.findByLabelText('Titre', {}, slowly), 'Bal');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(await screen.findByText(/Votre saisie est gardée ici/)).toBeVisible();
  expect(screen.getByLabelText('Titre')).toHaveValue('Bal');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/org/events/${poi.id}`), slowly);
  expect([sent('POST /org/pois').length, tries]).toEqual([1, 2]);
});

it('says how many drafts an organisation may have when creation gets quota_reached, and keeps the title', async () => {
  const user = userEvent.setup();
  const refused = { code: 'quota_reached', status: 409, quota: { name: 'drafts', most: 500 } };
  openPage('/org/events/new?step=dates', organiser, {
    ...features,
    'POST /org/pois': Response.json(refused, { status: 409 }),
  });
  await user.type(await screen.findByLabelText('Titre', {}, slowly), 'Bal');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  expect(
    await screen.findByText(/^Cette organisation a 500 brouillons, c’est le maximum/),
  ).toBeVisible();
  expect(screen.getByLabelText('Titre')).toHaveValue('Bal');
});

it('§5 "at most 4" categories: a new event with four chosen disables the others', async () => {
  const user = userEvent.setup();
  openPage('/org/events/new', organiser, features);
  for (const name of ['Concerts', 'Spectacles', 'Théâtre', 'Cinéma'])
    await user.click(await screen.findByRole('button', { name }, slowly));
  expect(screen.getByRole('button', { name: 'Sports' })).toBeDisabled();
  expect(screen.getByText(/Vous avez choisi quatre catégories/)).toBeVisible();
});

it('says that an account that is only a reader needs the role of editor', async () => {
  openPage(
    '/org/events/new',
    claude({ permissions: ['poi_editor'], organisations: [{ ...organisation, role: 'reader' }] }),
    features,
  );
  expect(
    await screen.findByText(/Il faut être éditeur d’une organisation/, {}, slowly),
  ).toBeVisible();
});

it('friction 14: a walk has the step of the tracks, marked as complete once the organiser has passed it', async () => {
  const user = userEvent.setup();
  const categories = { ...poi.categories, themes: ['promenades-a-pied' as const] };
  openPage(`/org/events/${poi.id}?step=images`, organiser, {
    ...features,
    [`GET /org/pois/${poi.id}`]: aPoi({ categories }),
  });
  const steps = within(
    await screen.findByRole('navigation', { name: 'Étapes de la création' }, slowly),
  );
  expect(screen.getByText('Étape 4 sur 6')).toBeVisible();
  expect(steps.getByRole('link', { name: /Lieu.*Complet/ })).toBeVisible();
  expect(steps.getByRole('link', { name: /Tracés/ })).not.toHaveTextContent('Complet');
  await user.click(steps.getByRole('link', { name: /Récapitulatif/ }));
  expect(steps.getByRole('link', { name: /Tracés.*Complet/ })).toBeVisible();
});

it('O15: the summary of a draft at 67 % whose required fields are filled says that nothing required is missing, not « Tout y est »', async () => {
  openPage(`/org/events/${poi.id}?step=summary`, organiser, {
    ...features,
    [`GET /org/pois/${poi.id}`]: aPoi({ completeness: { ...poi.completeness, percent: 67 } }),
  });
  expect(await screen.findByText(/^67.% complet$/, {}, slowly)).toBeVisible();
  expect(screen.getByText('Rien d’obligatoire ne manque')).toBeVisible();
  expect(screen.queryByText(/Tout y est/)).toBeNull();
});

it('a step shows the fields of all its tabs: prices and contacts', async () => {
  openPage(`/org/events/${poi.id}?step=contacts`, organiser, {
    ...features,
    [`GET /org/pois/${poi.id}`]: poi,
  });
  expect(await screen.findByText('Étape 3 sur 5', {}, slowly)).toBeVisible();
  expect(await screen.findByLabelText('Gratuit', {}, slowly)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Ajouter un contact' }, slowly)).toBeVisible();
});
