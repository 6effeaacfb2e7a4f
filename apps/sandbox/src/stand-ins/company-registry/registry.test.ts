import { isSiren } from '@parages/contracts/vocabulary/organisations/siren';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';
import { companies } from './companies.fr.ts';
import { withCheckDigit } from './siren.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ environment: {} });
});
afterAll(() => sandbox.close());

const answer = z.object({
  results: z.array(
    z.looseObject({ siren: z.string(), siege: z.record(z.string(), z.unknown()).optional() }),
  ),
  total_results: z.number(),
  page: z.number(),
  per_page: z.number(),
  total_pages: z.number(),
});
const get = (query: Record<string, string>) =>
  fetch(`${sandbox.settings.registry?.REGISTRY_URL}/search?${new URLSearchParams(query)}`);
const search = async (query: Record<string, string>) =>
  answer.parse(await (await get(query)).json());
const find = async (siren: string) => {
  const { results } = await search({
    q: siren,
    minimal: 'true',
    include: 'siege,tva',
    page: '1',
    per_page: '1',
  });
  return results[0];
};

describe('a company of the registry stand-in', () => {
  it('is found by its SIREN, with its head office and its VAT number', async () => {
    const siren = withCheckDigit('00010002');
    expect(await find(siren)).toMatchObject({
      siren,
      nom_complet: 'THEATRE DU MARRONNIER',
      sigle: null,
      etat_administratif: 'A',
      statut_diffusion: 'O',
      nature_juridique: '9220',
      date_creation: '2012-03-01',
      tva: [expect.stringMatching(new RegExp(`^FR\\d\\d${siren}$`))],
      siege: {
        siret: expect.stringMatching(new RegExp(`^${siren}\\d{5}$`)),
        adresse: '12 PLACE DE LA MAIRIE 37000 TOURS',
        code_postal: '37000',
        libelle_commune: 'TOURS',
        commune: '37261',
        latitude: expect.stringMatching(/^47\./),
        longitude: expect.stringMatching(/^0\./),
        etat_administratif: 'A',
        statut_diffusion_etablissement: 'O',
      },
    });
  });

  it('exists for an unlisted valid number that begins with 0, with the same answer each time', async () => {
    const siren = withCheckDigit('04321234');
    const found = await find(siren);
    expect(found).toMatchObject({ siren, etat_administratif: 'A', statut_diffusion: 'O' });
    expect(await find(siren)).toEqual(found);
  });

  it('has ceased when the fifth and sixth digits of its SIREN are 99', async () => {
    expect(await find(withCheckDigit('00019901'))).toMatchObject({
      etat_administratif: 'C',
      siege: { etat_administratif: 'F' },
    });
    expect(await find(withCheckDigit('05559912'))).toMatchObject({ etat_administratif: 'C' });
  });

  it('is masked when its SIREN begins with 9', async () => {
    expect(await find(withCheckDigit('98765432'))).toMatchObject({
      nom_complet: '[NON-DIFFUSIBLE]',
      statut_diffusion: 'P',
      tva: [],
      siege: { adresse: '[NON-DIFFUSIBLE]', statut_diffusion_etablissement: 'P' },
    });
  });

  it.each(['000000000', '732829320', '000100010'])('does not exist for SIREN %s', async (siren) => {
    expect(await search({ q: siren })).toEqual({
      results: [],
      total_results: 0,
      page: 1,
      per_page: 10,
      total_pages: 0,
    });
  });

  it('of an association is found by its RNA number, W and its SIREN; another number is unknown', async () => {
    const ask = (q: string) => search({ q, minimal: 'true', include: 'complements' });
    expect((await ask('W000100016')).results).toMatchObject([
      { siren: '000100016', complements: { identifiant_association: 'W000100016' } },
    ]);
    expect((await ask('W372001234')).results).toEqual([]);
    expect((await ask('W900100017')).results).toEqual([]);
  });

  it('is found by words of its name and of its town, and by its state', async () => {
    const ceased = companies.find(({ isCeased, isMasked }) => isCeased && !isMasked);
    const q = ceased?.name ?? '';
    expect((await search({ q: 'marronnier tours' })).results).toHaveLength(1);
    expect((await search({ q: 'marronnier angers' })).results).toEqual([]);
    expect((await search({ q, etat_administratif: 'A' })).results).toEqual([]);
    expect((await search({ q, etat_administratif: 'C' })).results).toMatchObject([
      { siren: ceased?.siren },
    ]);
  });

  it('is found by words of its name, in pages of the requested size', async () => {
    expect((await search({ q: 'théâtre marronnier' })).results).toHaveLength(1);
    const all = await search({ q: 'des', per_page: '2' });
    expect(all.results).toHaveLength(2);
    expect(all.total_pages).toBe(Math.ceil(all.total_results / 2));
    expect((await search({ q: 'des', per_page: '2', page: '2' })).results[0]?.siren).not.toBe(
      all.results[0]?.siren,
    );
  });
});

it('each listed company has a valid and unique SIREN', () => {
  const numbers = companies.map(({ siren }) => siren);
  expect(numbers.every(isSiren)).toBe(true);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it.each<Record<string, string>>([
  { q: 'ab' },
  { q: '732829320', include: 'siege' },
  { q: 'des', per_page: '26' },
  { q: 'des', minimal: 'true', include: 'x' },
  { q: 'des', etat_administratif: 'F' },
])('the registry stand-in answers 400 with the field `erreur` to the query %j', async (query) => {
  const refusal = await get(query);
  expect(refusal.status).toBe(400);
  expect(await refusal.json()).toEqual({ erreur: expect.any(String) });
});

it('the page of the registry stand-in shows the company THEATRE DU MARRONNIER', async () => {
  expect(await (await fetch(`${sandbox.url}/recherche-entreprises`)).text()).toContain(
    'THEATRE DU MARRONNIER',
  );
});
