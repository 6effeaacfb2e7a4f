// Specification: §5.31
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { company, siren } from '../../test/a-company.ts';
import { claude, openPage, refusal } from '../../test/open-page.tsx';
import './new.page.tsx'; // preloaded: a cold import exceeds the test timeout

const answers = (lookup: object) => ({
  'GET /org/organisations': { items: [], hasPending: false },
  [`GET /org/companies/${siren}`]: lookup,
});
const field = (name: string) => screen.findByRole('textbox', { name }, { timeout: 5000 });
const type = async (name: string, text: string) => userEvent.type(await field(name), text);

it.each([
  [
    'partially public company',
    { siren, state: 'masked', company: null },
    'Entreprise partiellement publique',
  ],
  ['unknown', { siren, state: 'unknown', company: null }, 'Ce numéro ne figure pas au registre'],
  ['registry down', { siren, state: 'unchecked', company: null }, 'Le registre ne répond pas'],
  ['ceased company', refusal(409, 'company_ceased'), 'Cette organisation a cessé son activité'],
  ['too many', refusal(429, 'company_limited'), 'Trop de recherches à la suite'],
])('registry answer "%s": shows why, prefills no name', async (_case, lookup, sentence) => {
  openPage('/org/organisations/new', claude(), answers(lookup));
  await type('Numéro SIREN', siren);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await field('Nom de l’organisation')).toHaveValue('');
});

it.each([
  ['masked', { siren: '732829320', state: 'masked', company: null }],
  ['ceased', refusal(409, 'company_ceased')],
])(
  'O15: a second SIREN whose company is %s removes the values of the first company, and no typed one',
  async (_case, second) => {
    openPage('/org/organisations/new', claude(), {
      ...answers({ siren, state: 'found', company }),
      'GET /org/companies/732829320': second,
    });
    await type('Commune', 'Tours');
    await type('Numéro SIREN', siren);
    await screen.findByText('Trouvée au registre national');
    await userEvent.clear(await field('Numéro SIREN'));
    await type('Numéro SIREN', '732829320');
    await waitFor(async () => expect(await field('Nom de l’organisation')).toHaveValue(''));
    expect(await field('Adresse')).toHaveValue('');
    expect(await field('Commune')).toHaveValue('Tours');
  },
);
