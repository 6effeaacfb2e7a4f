import { expect, it } from 'vitest';
import { startTestCore } from '../../../test/start-test-core.ts';

const path = '/recipe/multitenancy/tenant/v2';

it('PUT of the public tenant without settings answers OK with createdNew false, and leaves the tenant unchanged', async () => {
  const { get, put } = await startTestCore();
  for (const tenant of [
    {},
    { tenantId: null },
    { tenantId: ' Public ' },
    { tenantId: 'public', coreConfig: {}, firstFactors: null },
  ])
    expect((await put(path, tenant)).body).toEqual({ status: 'OK', createdNew: false });
  expect((await get(path)).body).toEqual({
    status: 'OK',
    tenantId: 'public',
    thirdParty: { providers: [] },
    coreConfig: {},
  });
});

it.each([
  [{ tenantId: 'other' }, 402],
  [{ requiredSecondaryFactors: ['totp'] }, 402],
  [{ coreConfig: { access_token_validity: 1 } }, 400],
  [{ firstFactors: ['emailpassword'] }, 400],
  [{ tenantId: 1 }, 400],
])('PUT of the tenant %o answers %i', async (tenant, status) => {
  const { put } = await startTestCore();
  expect((await put(path, tenant)).status).toBe(status);
});
