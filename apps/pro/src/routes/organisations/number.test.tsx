import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { company, siren } from '../../test/a-company.ts';
import { type Answers, claude, openPage, refusal } from '../../test/open-page.tsx';
import './new.page.tsx'; // preloaded: a cold import exceeds the test timeout

const start = (answers: Answers = {}) =>
  openPage('/org/organisations/new', claude(), {
    'GET /org/organisations': { items: [], hasPending: false },
    [`GET /org/companies/${siren}`]: { siren, state: 'found', company },
    ...answers,
  });
const field = (name: string) => screen.findByRole('textbox', { name }, { timeout: 5000 });
const type = async (name: string, text: string) => userEvent.type(await field(name), text);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const searchField = 'Pas de numéro sous la main\u00a0? Cherchez le nom de votre structure';
const search = async (text: string) => type(searchField, `${text}{Enter}`);
const withoutSiren = () =>
  screen.findByRole('checkbox', { name: /n’a pas de SIREN/ }, { timeout: 5000 });

const rnaAnswer = (items: object[], isAnswered = true) => ({
  'GET /org/companies': { items, isAnswered },
});

it('a search by name offers the companies of the registry; the chosen one fills the SIREN, the name and the address, and gives the focus to the SIREN', async () => {
  const other = { ...company, siren: '000100024', name: 'BACS ET BOIS', locality: 'ANGERS' };
  const { calls, sent } = start({
    'GET /org/companies': { items: [other, company], isAnswered: true },
  });
  await search('bacs à sable');
  const list = within(await screen.findByRole('list', { name: 'Structures trouvées au registre' }));
  expect(screen.getByText('2 structures trouvées. Choisissez la vôtre.')).toBeVisible();
  expect(
    list.getByRole('button', { name: /BACS ET BOIS.*37000 ANGERS · 000100024/ }),
  ).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: /LES BACS À SABLE/ }));
  expect(await field('Numéro SIREN')).toHaveValue(siren);
  expect(await field('Numéro SIREN')).toHaveFocus();
  await waitFor(async () =>
    expect(await field('Nom de l’organisation')).toHaveValue('LES BACS À SABLE'),
  );
  expect(await field('Adresse')).toHaveValue('3 QUAI DU PORT');
  expect(screen.queryByRole('list', { name: 'Structures trouvées au registre' })).toBeNull();
  expect(calls.find(({ path }) => path.endsWith('/companies'))?.query.get('q')).toBe(
    'bacs à sable',
  );
  expect(sent('POST /org/organisations')).toEqual([]);
});

it.each([
  ['no company', { items: [], isAnswered: true }, /Aucune structure de ce nom/],
  ['no answer of the registry', { items: [], isAnswered: false }, /Le registre ne répond pas/],
  ['a limit', refusal(429, 'company_limited'), /Trop de recherches à la suite/],
])('a search by name says why it offers nothing: %s', async (_case, answer, sentence) => {
  start({ 'GET /org/companies': answer });
  await search('bacs');
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('asks for three letters before it searches by name', async () => {
  const { calls } = start();
  await search('b !');
  expect(await screen.findByText('Tapez au moins trois lettres du nom.')).toBeVisible();
  expect(calls.some(({ path }) => path.endsWith('/companies'))).toBe(false);
});

it('an association without a SIREN sends its RNA number, once its format is right', async () => {
  const { sent } = start({
    ...rnaAnswer([]),
    'POST /org/organisations': refusal(400, 'request_invalid', [
      { pointer: '/body/rna', code: 'rna_format' },
    ]),
  });
  await userEvent.click(await withoutSiren());
  expect(screen.queryByRole('textbox', { name: 'Numéro SIREN' })).toBeNull();
  await type('Numéro RNA', 'W37200123');
  await type('Nom de l’organisation', 'Comité des fêtes');
  await type('Adresse', '1 rue Haute');
  await type('Code postal', '37000');
  await type('Commune', 'Tours');
  await press('Envoyer la demande');
  const wrong = 'Format de RNA invalide (W et 9\u00a0caractères)';
  expect(await field('Numéro RNA')).toHaveAccessibleDescription(new RegExp(wrong.slice(0, 20)));
  await waitFor(async () => expect(await field('Numéro RNA')).toHaveFocus());
  expect(sent('POST /org/organisations')).toEqual([]);
  await type('Numéro RNA', '4');
  await press('Envoyer la demande');
  await waitFor(() =>
    expect(sent('POST /org/organisations')).toMatchObject([{ siren: null, rna: 'W372001234' }]),
  );
  expect(await field('Numéro RNA')).toHaveValue('W372001234');
});

it('an RNA number of the registry fills in the name and the address, and shows the SIREN', async () => {
  const { calls } = start(rnaAnswer([company]));
  await userEvent.click(await withoutSiren());
  await type('Commune', 'Saint-Cyr');
  await type('Numéro RNA', 'w372 001 234');
  expect(await screen.findByText('Trouvée au registre national')).toBeVisible();
  expect(screen.getByText(`Votre association a un SIREN : ${siren}.`)).toBeVisible();
  await waitFor(async () =>
    expect(await field('Nom de l’organisation')).toHaveValue('LES BACS À SABLE'),
  );
  expect(await field('Commune')).toHaveValue('Saint-Cyr');
  const asked = calls.filter(({ path }) => path.endsWith('/companies'));
  expect(asked.map(({ query }) => query.get('q'))).toEqual(['W372001234']);
});

it.each([
  ['is not in the registry', true, 'Ce numéro ne figure pas au registre des entreprises'],
  ['gets no answer of the registry', false, 'Le registre ne répond pas'],
])('an RNA number that %s fills in nothing, and says so', async (_case, isAnswered, sentence) => {
  start(rnaAnswer([], isAnswered));
  await userEvent.click(await withoutSiren());
  await type('Numéro RNA', 'W372001234');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await field('Nom de l’organisation')).toHaveValue('');
});

it('going back to the SIREN forgets the RNA number that was typed', async () => {
  start();
  await userEvent.click(await withoutSiren());
  await type('Numéro RNA', 'W37');
  await userEvent.click(await withoutSiren());
  expect(await field('Numéro SIREN')).toHaveValue('');
  await userEvent.click(await withoutSiren());
  expect(await field('Numéro RNA')).toHaveValue('');
});
