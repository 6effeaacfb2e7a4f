import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aPoi } from '../test/a-poi.ts';
import { openEditor, editedPath as path, slowly } from '../test/open-editor.tsx';

const price = {
  label: null,
  minPriceCents: 1000,
  maxPriceCents: null,
  priceModes: ['PerPerson' as const, 'Weekend' as const],
  policyName: null,
  startDate: null,
  endDate: null,
  additionalInfo: null,
};
const poi = aPoi({ prices: { isFree: false, prices: [price] } });

it('spec-gaps "priceModes": a price keeps its other units when one is added or removed', async () => {
  const user = userEvent.setup();
  const { sent } = openEditor('prices', { [`GET ${path}`]: poi, [`PATCH ${path}/prices`]: poi });
  await user.click(await screen.findByText('Par personne · Week-end', {}, slowly));
  const units = within(screen.getByRole('group', { name: 'Le prix est' }));
  expect(units.getByRole('button', { name: 'Week-end' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(units.getByRole('button', { name: 'À la journée' }));
  await user.click(units.getByRole('button', { name: 'Par personne' }));
  await waitFor(
    () =>
      expect(sent(`PATCH ${path}/prices`).at(-1)).toMatchObject({
        prices: [{ priceModes: ['Weekend', 'PerDay'] }],
      }),
    slowly,
  );
  expect(screen.getByText('Week-end · À la journée')).toBeVisible();
});

it('spec-gaps "startDate, endDate": the days on which a price applies are typed, shown in its summary and saved', async () => {
  const user = userEvent.setup();
  const { sent } = openEditor('prices', { [`GET ${path}`]: poi, [`PATCH ${path}/prices`]: poi });
  await user.click(await screen.findByText('Par personne · Week-end', {}, slowly));
  await user.type(screen.getByLabelText('Valable du'), '01/07/2027');
  expect(screen.getByText(/Week-end · Dès le 1er juillet( 2027)?$/)).toBeVisible();
  await user.type(screen.getByLabelText('Valable jusqu’au'), '30/06/2027');
  expect(await screen.findByText('Date de début après date de fin')).toBeVisible();
  await user.clear(screen.getByLabelText('Valable jusqu’au'));
  await user.type(screen.getByLabelText('Valable jusqu’au'), '31/07/2027');
  await waitFor(
    () =>
      expect(sent(`PATCH ${path}/prices`).at(-1)).toMatchObject({
        prices: [{ startDate: '2027-07-01', endDate: '2027-07-31' }],
      }),
    slowly,
  );
  expect(screen.getByText(/Week-end · Du 1.* au 31 juillet/)).toBeVisible();
  await user.clear(screen.getByLabelText('Valable du'));
  expect(screen.getByText(/Week-end · Jusqu’au 31 juillet( 2027)?$/)).toBeVisible();
});
