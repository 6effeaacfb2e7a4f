import { expect, it } from 'vitest';
import { serveRegistry } from '../../../../test/servers/serve-registry.ts';
import { startApi } from '../../../../test/servers/start-api.ts';

const siren = '000100016';
const rna = 'W372001234';
const draft = {
  name: 'Comité des fêtes',
  email: 'a@b.example',
  streetAddress: '1 rue Haute',
  postalCode: '37000',
  locality: 'Tours',
};

async function start() {
  const registry = await serveRegistry({ [siren]: {} });
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

it('declares an association without a SIREN by its RNA number, without asking the registry, and shows it to moderators', async () => {
  const { declare, send, signIn, countAsked } = await start();
  const { status, body } = await declare({ rna: 'w372 001 234' });
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { siren: null, rna, registryState: 'unchecked', registry: null },
  });
  expect(countAsked()).toBe(0);
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
    registryState: 'unchecked',
    registry: null,
  });
  expect((await change(id, { rna: null })).body).toMatchObject({
    status: 400,
    errors: [{ pointer: '/body/siren', code: 'invalid-siren-error' }],
  });
});
