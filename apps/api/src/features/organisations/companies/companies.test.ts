// Specification: §3.26, §5.16, §7.33
import { describe, expect, it } from 'vitest';
import { serveRegistry } from '../../../../test/servers/serve-registry.ts';
import { startApi } from '../../../../test/servers/start-api.ts';

const [open, masked, ceased, unknown] = ['000100016', '900100017', '000199018', '123456782'];
const draft = {
  name: 'Comité',
  email: 'a@b.example',
  streetAddress: '1 rue Haute',
  postalCode: '37000',
  locality: 'Tours',
};

async function start(
  listed: Parameters<typeof serveRegistry>[0] = {
    [open]: {},
    [masked]: { isMasked: true },
    [ceased]: { isCeased: true },
  },
) {
  const registry = await serveRegistry(listed);
  const api = await startApi({ environment: { REGISTRY_URL: registry.url } });
  const me = await api.signIn();
  return {
    ...api,
    ...registry,
    me,
    lookUp: (siren: string) =>
      api.send('GET', `/org/companies/${encodeURIComponent(siren)}`, { as: me }),
    declare: (siren: string) =>
      api.send('POST', '/org/organisations', { body: { ...draft, siren }, as: me }),
  };
}

describe('a SIREN (company number)', () => {
  it.each(['', '12345678', '1234567890', 'abcdefghi', '12345678a'])(
    '400 §5 "Named identifiers: … invalid-siren-error" for “Format de SIREN invalide (9 chiffres)”: refuses %j',
    async (siren) => {
      const { lookUp, declare } = await start();
      const wrong = { code: 'invalid-siren-error', detail: expect.any(String) };
      expect((await declare(siren)).body).toMatchObject({
        status: 400,
        errors: [{ pointer: '/body/siren', ...wrong }],
      });
      if (siren !== '')
        expect((await lookUp(siren)).body).toMatchObject({
          status: 400,
          errors: [{ pointer: '/path/siren', ...wrong }],
        });
    },
  );

  it('is read from a SIRET of fourteen digits, with spaces too', async () => {
    const { lookUp, declare } = await start();
    expect((await lookUp(`${open}00015`)).body).toMatchObject({ siren: open });
    expect((await declare('000 100 016 00015')).body).toMatchObject({ siren: open });
  });

  it('400: is refused for a wrong checksum (Luhn) in lookups and declarations, before the registry is asked', async () => {
    const { lookUp, declare, countAsked } = await start();
    expect((await lookUp('000100017')).body.errors[0]).toMatchObject({
      pointer: '/path/siren',
      code: 'siren_checksum',
    });
    expect((await declare('000100017')).body.errors[0]).toMatchObject({
      pointer: '/body/siren',
      code: 'siren_checksum',
    });
    expect(countAsked()).toBe(0);
  });
});

describe('the company registry', () => {
  it('a lookup returns the company, a declaration of an organisation stores it, and both call the registry once', async () => {
    const { lookUp, declare, countAsked } = await start();
    const company = {
      name: 'BACS A SABLE',
      streetAddress: '3 QUAI DU PORT',
      postalCode: '37000',
      locality: 'TOURS',
      createdOn: '2012-03-01',
    };
    expect((await lookUp('000 100 016')).body).toMatchObject({
      siren: open,
      state: 'found',
      company,
    });
    expect((await declare(open)).body).toMatchObject({
      name: 'Comité',
      registryState: 'found',
      registry: company,
    });
    expect(countAsked()).toBe(1);
  });

  it('200 masked: a lookup hides name and address of a partially public company; a declaration stores the state', async () => {
    const { lookUp, declare } = await start();
    expect((await lookUp(masked)).body).toMatchObject({
      state: 'masked',
      company: { name: null, streetAddress: null },
    });
    expect((await declare(masked)).body).toMatchObject({ registryState: 'masked' });
  });

  it('409 company_ceased: refuses to look up or declare a company that has ceased', async () => {
    const { lookUp, declare, db } = await start();
    for (const { status, body } of [await lookUp(ceased), await declare(ceased)])
      expect([status, body.code]).toEqual([409, 'company_ceased']);
    expect(await db.organisation.count()).toBe(0);
  });

  it('200 unknown: a lookup and a declaration accept a number that the registry does not list yet', async () => {
    const { lookUp, declare } = await start();
    expect((await lookUp(unknown)).body).toEqual({
      siren: unknown,
      state: 'unknown',
      company: null,
    });
    expect((await declare(unknown)).body).toMatchObject({
      status: 'pending',
      registryState: 'unknown',
      registry: null,
    });
  });

  it('200 unchecked: a lookup and a declaration succeed while the registry is down', async () => {
    const { lookUp, declare } = await start('down');
    expect((await lookUp(open)).body).toEqual({ siren: open, state: 'unchecked', company: null });
    expect((await declare(open)).body).toMatchObject({
      status: 'pending',
      registryState: 'unchecked',
    });
  });

  it('is asked about an unchecked SIREN at the next update of its organisation', async () => {
    const { send, db, me, declare } = await start();
    const { id } = (await declare(open)).body;
    await db.organisation.update({ where: { id }, data: { registryState: 'unchecked' } });
    const { body } = await send('PATCH', `/org/organisations/${id}`, {
      body: { version: 1, locality: 'Saint-Cyr' },
      as: me,
    });
    expect(body).toMatchObject({
      registryState: 'found',
      registry: { name: 'BACS A SABLE' },
      locality: 'Saint-Cyr',
    });
  });

  it('429 company_limited: refuses the 21st lookup of an account within a minute, with a Retry-After of 60 s', async () => {
    const { lookUp, clock } = await start();
    for (let n = 0; n < 20; n += 1) expect((await lookUp(open)).status).toBe(200);
    const { status, headers, body } = await lookUp(open);
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'company_limited', '60']);
    clock.set('2026-06-10T10:01:01Z');
    expect((await lookUp(open)).status).toBe(200);
  });
});
