// Specification: §5.19, §5.20, §5.21, §5.22, §5.23, §5.24, §5.25, §5.26, §5.27, §5.33
import type { OrganiserPoi } from '@parages/contracts/types';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aPoi } from '../test/a-poi.ts';
import { editedPath, openEditor, slowly } from '../test/open-editor.tsx';

const poi = aPoi();
const openWith = (tab: string, change: Partial<OrganiserPoi>) =>
  openEditor(tab, { [`GET ${editedPath}`]: aPoi(change) });
const price = { minPriceCents: 1200, maxPriceCents: null, priceModes: [], policyName: null };
const prices = [
  { ...price, label: 'Plein tarif', startDate: null, endDate: null, additionalInfo: null },
];
const retype = async (field: HTMLElement, text: string) => {
  const user = userEvent.setup();
  await user.clear(field);
  await user.type(field, text);
};
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...(poi.images[0] ?? { credits: null }),
    id: `0197a000-0000-7000-8000-0000000000${String(index).padStart(2, '0')}`,
    position: index + 1,
  })) as OrganiserPoi['images'];

async function whatIsMissing(): Promise<HTMLElement> {
  await userEvent.click(
    await screen.findByRole('button', { name: 'Demander la publication' }, slowly),
  );
  return screen.findByRole('alert');
}

describe('§5 "start date after end date: \'Date de début après date de fin\'"', () => {
  it('shows the error when the last day typed for an event precedes the first', async () => {
    openEditor('dates');
    await retype(await screen.findByLabelText('au', {}, slowly), '2027-07-01');
    expect(await screen.findByText('Date de début après date de fin')).toBeVisible();
  });

  it('"required field \'Champ obligatoire\'": shows only this error under an emptied date, and sends nothing', async () => {
    const { sent } = openEditor('dates');
    await userEvent.clear(await screen.findByLabelText('au', {}, slowly));
    expect(await screen.findByText('Champ obligatoire')).toBeVisible();
    expect(screen.queryByText('Date de début après date de fin')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(sent(`PATCH ${editedPath}/dates`)).toEqual([]);
  });
});

describe('§5 "min price greater than max price"', () => {
  it('shows the error when the typed maximum price is below the minimum, and « Enregistrer » sends nothing', async () => {
    const { sent } = openWith('prices', { prices: { isFree: false, prices } });
    await retype(await screen.findByLabelText('Jusqu’à (€)', {}, slowly), '8');
    expect(await screen.findByText('Prix minimum supérieur au prix maximum')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(sent(`PATCH ${editedPath}/prices`)).toEqual([]);
  });
});

describe('§5 "longitude from -5.4534286 to 9.8678344; latitude from 41.2632185 to 51.268318"', () => {
  it.each([
    ['Longitude', '12', 'La longitude est comprise entre -5,4534286 et 9,8678344'],
    ['Longitude', '-5,4534287', 'La longitude est comprise entre -5,4534286 et 9,8678344'],
    ['Latitude', '41,2632184', 'La latitude est comprise entre 41,2632185 et 51,268318'],
    ['Latitude', '51,268319', 'La latitude est comprise entre 41,2632185 et 51,268318'],
  ])('shows the bounds in the error for %s %s', async (name, typed, message) => {
    openEditor('place', { 'GET /addresses': { items: [] } });
    await retype(await screen.findByLabelText(name, {}, slowly), typed);
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('§5 "at least 1 period; at least 1 image, at most 10; at least 1 category, at most 4"', () => {
  const missing: [string, Partial<OrganiserPoi>, string][] = [
    ['no period', { dates: { ...poi.dates, periods: [] } }, 'Ajoutez au moins une date'],
    ['no image', { images: [] }, 'Ajoutez au moins une image'],
    [
      'no category',
      { categories: { ...poi.categories, themes: [] } },
      'Choisissez au moins une catégorie',
    ],
  ];

  it.each(missing)(
    'a publication request with %s lists the error and sends nothing',
    async (_case, change, message) => {
      const { sent } = openWith('contacts', change);
      const summary = await whatIsMissing();
      expect(within(summary).getByText('1 point à corriger')).toBeVisible();
      expect(within(summary).getByText(message)).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(sent(`POST ${editedPath}/submission`)).toEqual([]);
    },
  );

  it('hides the file field of an event with ten images', async () => {
    openWith('images', { images: pictures(10) });
    expect(await screen.findByText(/^Dix images, c’est complet/, {}, slowly)).toBeVisible();
    expect(screen.queryByText('Choisir des images')).toBeNull();
  });

  it('shows the file field of an event with nine images', async () => {
    openWith('images', { images: pictures(9) });
    expect(await screen.findByText('Choisir des images', {}, slowly)).toBeVisible();
  });

  it('disables the other categories of an event with four', async () => {
    openWith('categories', {
      categories: { ...poi.categories, themes: ['concerts', 'spectacles', 'theatre', 'cinema'] },
    });
    expect(await screen.findByRole('button', { name: 'Sports' }, slowly)).toBeDisabled();
    expect(screen.getByText(/Vous avez choisi quatre catégories/)).toBeVisible();
  });
});

describe('§5 "at least one price, or the \'free\' option ticked"', () => {
  it('lists the missing price when publication is requested for an event with neither', async () => {
    openWith('contacts', { prices: { isFree: false, prices: [] } });
    expect(
      within(await whatIsMissing()).getByText(/Ajoutez au moins un tarif, ou cochez «.gratuit.»/),
    ).toBeVisible();
  });

  it.each([
    ['a price', { isFree: false, prices }],
    ['"free" ticked', { isFree: true, prices: [] }],
  ])(
    'opens the dialog that requests the publication of an event with %s',
    async (_case, answer) => {
      openWith('contacts', { prices: answer });
      await userEvent.click(
        await screen.findByRole('button', { name: 'Demander la publication' }, slowly),
      );
      expect(await screen.findByRole('dialog', { name: 'Demander la publication' })).toBeVisible();
    },
  );
});

describe('§5 "invalid price input: \'Prix invalide\'"', () => {
  it('shows no error for a new price, the error for "douze", and none for "12,50"; decisions "comma accepted"', async () => {
    const user = userEvent.setup();
    openWith('prices', { prices: { isFree: false, prices: [] } });
    await user.click(await screen.findByRole('button', { name: 'Plein tarif' }, slowly));
    expect(screen.queryByText(/Prix invalide|à corriger/)).toBeNull();
    await user.type(screen.getByLabelText('À partir de (€)'), 'douze');
    expect(screen.getAllByText('Prix invalide').length).toBeGreaterThan(0);
    await retype(screen.getByLabelText('À partir de (€)'), '12,50');
    expect(screen.queryByText('Prix invalide')).toBeNull();
  });
});

describe('§5 "saving a draft needs a title (\'Veuillez renseigner un titre avant de pouvoir sauvegarder\')"', () => {
  it('shows the error when the title is emptied, and « Enregistrer » sends nothing', async () => {
    const user = userEvent.setup();
    const { sent } = openEditor('dates');
    await user.clear(await screen.findByLabelText('Titre', {}, slowly));
    expect(
      await screen.findByText('Veuillez renseigner un titre avant de pouvoir sauvegarder'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(sent(`PATCH ${editedPath}/dates`)).toEqual([]);
  });
});

describe('§5 "adding the \'free\' option deletes entered prices (with confirmation)"', () => {
  const asked = async () => {
    const { sent } = openEditor('prices', {
      [`GET ${editedPath}`]: aPoi({ prices: { isFree: false, prices } }),
      [`PATCH ${editedPath}/prices`]: poi,
    });
    await userEvent.click(await screen.findByLabelText('Gratuit', {}, slowly));
    return { sent, dialog: screen.getByRole('dialog', { name: /Rendre l’événement gratuit/ }) };
  };

  it('after the confirmation, removes the prices and saves the event as free', async () => {
    const { sent, dialog } = await asked();
    expect(screen.getByLabelText('À partir de (€)')).toHaveValue('12');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer les tarifs' }));
    expect(screen.queryByLabelText('À partir de (€)')).toBeNull();
    expect(screen.getByLabelText('Gratuit')).toBeChecked();
    await waitFor(
      () =>
        expect(sent(`PATCH ${editedPath}/prices`)).toMatchObject([{ isFree: true, prices: [] }]),
      slowly,
    );
  });

  it('keeps the prices, and the option unticked, after « Annuler »', async () => {
    const { dialog } = await asked();
    await userEvent.click(within(dialog).getByText('Annuler'));
    expect(screen.getByLabelText('À partir de (€)')).toHaveValue('12');
    expect(screen.getByLabelText('Gratuit')).not.toBeChecked();
  });
});

describe('§5 "geocoding needs an address, otherwise \'Adresse manquante\'"', () => {
  it('« Placer sur la carte » shows the error and sends no request for an event without an address', async () => {
    const place = {
      name: null,
      streetAddress: null,
      postalCode: null,
      locality: null,
      position: null,
    };
    const { calls } = openWith('place', { place });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Placer sur la carte' }, slowly),
    );
    expect(await screen.findByText('Adresse manquante')).toBeVisible();
    expect(calls.some(({ path: asked }) => asked.includes('addresses'))).toBe(false);
  });
});

describe('decisions "Coordinates: specified bounds; … warning when more than 2 km from the geocoded commune"', () => {
  const inTours = {
    items: [
      {
        label: 'Tours',
        position: { lon: 0.6848, lat: 47.3941 },
        locality: 'Tours',
        postalCode: '37000',
        score: 1,
      },
    ],
  };
  it.each([
    ['47,3941', false],
    ['47,42', true],
  ])('at latitude %s, shows the distance warning: %s', async (lat, isFar) => {
    openEditor('place', {
      'GET /addresses': inTours,
      [`GET ${editedPath}`]: aPoi({
        place: { ...poi.place, position: { lon: 0.6848, lat: isFar ? 47.3941 : 47.42 } },
      }),
    });
    const latitude = await screen.findByLabelText('Latitude', {}, slowly);
    const warning = /^Ce point est à .* de l’adresse indiquée/;
    // The warning about the saved point shows that the geocoder has answered.
    if (!isFar) expect(await screen.findByText(warning, {}, slowly)).toBeVisible();
    await retype(latitude, lat);
    if (isFar) expect(await screen.findByText(warning)).toBeVisible();
    else expect(screen.queryByText(warning)).toBeNull();
  });
});

describe('decisions "While pending: drafts allowed, submitting disabled with the explanation"', () => {
  it.each([
    [
      'pending',
      /L’organisation «.Le Bateau Ivre.» attend d’être validée.*préparez vos brouillons, vous pourrez les envoyer ensuite/,
    ],
    ['refused', /L’organisation «.Le Bateau Ivre.» n’est pas validée.*corrigez sa déclaration/],
  ] as const)(
    'organisation %s: keeps the title of a draft editable, and disables submission with the reason',
    async (status, reason) => {
      const organisation = { id: 'o', slug: 'o', name: 'Le Bateau Ivre', status };
      openWith('dates', { organisation, allowedTransitions: ['draft', 'archived'] });
      expect(await screen.findByLabelText('Titre', {}, slowly)).toBeEnabled();
      const submit = screen.getByRole('button', { name: 'Demander la publication' });
      expect(submit).toBeDisabled();
      expect(submit).toHaveAccessibleDescription(reason);
    },
  );
});
