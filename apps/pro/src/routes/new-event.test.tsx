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
  await user.click(await screen.findByRole('button', { name: 'Continuer' }, slowly));
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
  await waitFor(() => expect(screen.getByText('Étape 3 sur 7')).toBeVisible(), slowly);
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

it('marks an empty optional step as complete once the organiser has passed it', async () => {
  const user = userEvent.setup();
  openPage(`/org/events/${poi.id}?step=images`, organiser, {
    ...features,
    [`GET /org/pois/${poi.id}`]: poi,
  });
  const steps = within(
    await screen.findByRole('navigation', { name: 'Étapes de la création' }, slowly),
  );
  expect(steps.getByRole('link', { name: /Lieu.*Complet/ })).toBeVisible();
  expect(steps.getByRole('link', { name: /Contacts/ })).not.toHaveTextContent('Complet');
  await user.click(steps.getByRole('link', { name: /Récapitulatif/ }));
  expect(steps.getByRole('link', { name: /Contacts.*Complet/ })).toBeVisible();
});
