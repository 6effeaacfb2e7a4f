import { expect, it } from 'vitest';
import { startTestCore } from '../test/start-test-core.ts';

// The endpoints of a core that the session library calls, in version 5.4 of the HTTP interface.
const expected = `
GET /apiversion
GET /.well-known/jwks.json
POST /public/recipe/signup
POST /public/recipe/signin
POST /public/recipe/user/password/reset/token
POST /public/recipe/user/password/reset/token/consume
PUT /recipe/user
POST /public/recipe/user/email/verify/token
POST /public/recipe/user/email/verify
GET /recipe/user/email/verify
POST /public/recipe/user/email/verify/token/remove
POST /recipe/user/email/verify/remove
POST /public/recipe/signinup
POST /public/recipe/session
POST /recipe/session/refresh
POST /recipe/session/verify
POST /recipe/session/regenerate
POST /public/recipe/session/remove
GET /recipe/session
GET /public/recipe/session/user
PUT /recipe/session/data
PUT /recipe/jwt/data
POST /recipe/jwt
PUT /public/recipe/user/role
POST /public/recipe/user/role/remove
GET /public/recipe/user/roles
GET /public/recipe/role/users
PUT /recipe/role
GET /recipe/role/permissions
POST /recipe/role/permissions/remove
GET /recipe/permission/roles
POST /recipe/role/remove
GET /recipe/roles
GET /recipe/user/metadata
PUT /recipe/user/metadata
POST /recipe/user/metadata/remove
GET /user/id
GET /public/users/by-accountinfo
POST /user/remove
GET /public/users
GET /public/users/count
GET /public/recipe/multitenancy/tenant/v2`;

it('the auth core answers 200 or 400 at each of the 42 endpoints that the session library calls', async () => {
  const { get, post, put } = await startTestCore();
  const calls = expected.trim().split('\n');
  const statuses = await Promise.all(
    calls.map(async (call) => {
      const [method, path = ''] = call.split(' ');
      const answer = method === 'GET' ? get(path) : method === 'PUT' ? put(path) : post(path);
      return (await answer).status;
    }),
  );
  expect(calls.filter((_, index) => ![200, 400].includes(statuses[index] ?? 0))).toEqual([]);
  expect(calls).toHaveLength(42);
});
