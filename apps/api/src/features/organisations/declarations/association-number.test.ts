import { expect, it } from 'vitest';
import { serveRegistry } from '../../../../test/servers/serve-registry.ts';
import { startApi } from '../../../../test/servers/start-api.ts';

const siren = '000100016';
const rna = 'W372001234';
const listedRna = 'W372009999';
const draft = {
  name: 'Comité des fêtes',
  email: 'a@b.example',
  streetAddress: '1 rue Haute',
  postalCode: '37000',
  locality: 'Tours',
};

async function start(
  listed: Parameters<typeof serveRegistry>[0] = { [siren]: {}, '000100024': { rna: listedRna } },
) {
  const registry = await serveRegistry(listed);
  const api = await startApi({ environment: { REGISTRY_URL: registry.url } });
  const me = await api.signIn();
  return {
    ...api,
    ...registry,
    me,
    declare: (numbers: object, as = me) =>
      api.send('POST', '/org/organisations', { body: { ...draft, ...numbers }, as }),
    change: async (id: string, numbers: object) => {
      const { version } = (await api.send('GET', `/org/organisations/${id}`, { as: me })).body;
      return api.send('PATCH', `/org/organisations/${id}`, {
        body: { version, ...numbers },
        as: me,
      });
    },
    approve: (id: string) =>
      api.db.organisation.update({ where: { id }, data: { status: 'approved' } }),
  };
}

it('declares an association without a SIREN by its RNA number, which the registry does not list, and shows it to moderators', async () => {
  const { declare, send, signIn, countAsked } = await start();
  const { status, body } = await declare({ rna: 'w372 001 234' });
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { siren: null, rna, registryState: 'unknown', registry: null },
  });
  expect(countAsked()).toBe(1);
  const moderator = await signIn({ permissions: ['org_mod'] });
  const twin = await declare({ rna }, await signIn());
  const review = `/moderation/organisations/${twin.body.id}`;
  expect((await send('GET', review, { as: moderator })).body).toMatchObject({
    siren: null,
    rna,
    sameSiren: [{ id: body.id }],
  });
  const found = await send('GET', '/moderation/organisations', {
    as: moderator,
    query: { q: 'w372 001234' },
  });
  expect(found.body.total).toBe(2);
});

it('an association that the registry lists with its RNA number is found, by a look-up of the number and by its declaration', async () => {
  const { declare, send, me } = await start();
  const company = { siren: '000100024', name: 'BACS A SABLE', locality: 'TOURS' };
  const query = { q: 'w372 009 999' };
  expect((await send('GET', '/org/companies', { as: me, query })).body).toMatchObject({
    isAnswered: true,
    items: [company],
  });
  expect((await declare({ rna: listedRna })).body).toMatchObject({
    siren: null,
    rna: listedRna,
    registryState: 'found',
    registry: company,
  });
});

it.each([
  ['masked', { '000100024': { rna: listedRna, isMasked: true } }, 'masked'],
  [
    'ceased, which does not end the association',
    { '000100024': { rna: listedRna, isCeased: true } },
    'unknown',
  ],
  ['named like the number', { '000100024': { name: 'W372009999' } }, 'unknown'],
  ['away', 'down' as const, 'unchecked'],
])(
  'an association whose company is %s is declared with the state of the registry',
  async (_case, listed, registryState) => {
    const { declare, send, me } = await start(listed);
    const query = { q: listedRna };
    expect((await send('GET', '/org/companies', { as: me, query })).body).toEqual({
      isAnswered: registryState !== 'unchecked',
      items: [],
    });
    expect(await declare({ rna: listedRna })).toMatchObject({
      status: 201,
      body: { registryState },
    });
  },
);

it('an RNA number is checked again when it changes, and while the registry has not answered', async () => {
  const { declare, change, countAsked, db } = await start();
  const { id } = (await declare({ rna })).body;
  expect((await change(id, { rna: listedRna })).body).toMatchObject({ registryState: 'found' });
  const asked = countAsked();
  await change(id, { locality: 'Saint-Cyr' });
  expect(countAsked()).toBe(asked);
  await db.organisation.update({ where: { id }, data: { registryState: 'unchecked' } });
  expect((await change(id, { locality: 'Tours' })).body).toMatchObject({ registryState: 'found' });
});

it.each([
  ['no number', {}, '/body/siren', 'invalid-siren-error'],
  ['two null numbers', { siren: null, rna: null }, '/body/siren', 'invalid-siren-error'],
  ['a blank RNA number', { rna: '  ' }, '/body/siren', 'invalid-siren-error'],
  ['an RNA number of eight digits', { rna: 'W37200123' }, '/body/rna', 'rna_format'],
  ['a wrong RNA number beside a SIREN', { siren, rna: '372001234' }, '/body/rna', 'rna_format'],
])('400: refuses a declaration with %s', async (_name, numbers, pointer, code) => {
  const { declare, db } = await start();
  expect((await declare(numbers)).body).toMatchObject({
    status: 400,
    errors: [{ pointer, code }],
  });
  expect(await db.organisation.count()).toBe(0);
});

it('an approved association adds the SIREN that it obtains, then keeps both numbers', async () => {
  const { declare, change, approve } = await start();
  const { id } = (await declare({ rna })).body;
  await approve(id);
  expect((await change(id, { siren })).body).toMatchObject({ siren, rna, registryState: 'found' });
  for (const [numbers, pointer, code] of [
    [{ siren: null }, '/body/siren', 'siren_fixed'],
    [{ rna: 'W372009999' }, '/body/rna', 'rna_fixed'],
    [{ rna: null }, '/body/rna', 'rna_fixed'],
  ] as const)
    expect((await change(id, numbers)).body).toMatchObject({
      status: 400,
      errors: [{ pointer, code }],
    });
});

it('a pending organisation replaces its SIREN by an RNA number, and cannot lose its last number', async () => {
  const { declare, change } = await start();
  const { id } = (await declare({ siren })).body;
  expect((await change(id, { siren: null, rna })).body).toMatchObject({
    siren: null,
    rna,
    registryState: 'unknown',
    registry: null,
  });
  expect((await change(id, { rna: null })).body).toMatchObject({
    status: 400,
    errors: [{ pointer: '/body/siren', code: 'invalid-siren-error' }],
  });
});
