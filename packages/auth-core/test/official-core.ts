import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

// Written from the documented interface 5.4 and the sources of the official core
// (`ImportUserAPI`, `BulkImportUserUtils`, `UserIdMapping`), not from our own endpoint.
const tenants = z.array(z.literal('public'));
const shared = {
  tenantIds: tenants.optional(),
  isVerified: z.boolean().optional(),
  isPrimary: z.boolean().optional(),
  timeJoinedInMSSinceEpoch: z.int().min(0).optional(),
  email: z.string().max(255),
};
const method = z.union([
  z.strictObject({
    ...shared,
    recipeId: z.literal('emailpassword'),
    passwordHash: z.string().max(256).startsWith('$argon2'),
    hashingAlgorithm: z.enum(['argon2', 'bcrypt', 'firebase_scrypt']),
  }),
  z.strictObject({
    ...shared,
    recipeId: z.literal('thirdparty'),
    thirdPartyId: z.string().max(28),
    thirdPartyUserId: z.string().max(256),
  }),
]);
const body = z.strictObject({
  externalUserId: z.string().max(128).optional(),
  userMetadata: z.record(z.string(), z.unknown()).optional(),
  userRoles: z.array(z.strictObject({ role: z.string().max(255), tenantIds: tenants })).optional(),
  // Several ones need account linking, which is paid for.
  loginMethods: z.array(method).length(1),
});
const role = z.strictObject({ role: z.string(), permissions: z.array(z.string()) });

type Imported = z.output<typeof body> & { superTokensUserId: string };

const apiKey = 'key-of-the-official-core';

/** In the official core an account has an id of its own, to which the imported one is mapped. */
const describe = ({ superTokensUserId, externalUserId, loginMethods }: Imported) => {
  const id = externalUserId ?? superTokensUserId;
  return {
    id,
    isPrimaryUser: false,
    tenantIds: ['public'],
    loginMethods: loginMethods.map((one) => ({
      recipeId: one.recipeId,
      recipeUserId: id,
      email: one.email,
      verified: one.isVerified ?? false,
      timeJoined: one.timeJoinedInMSSinceEpoch,
      ...(one.recipeId === 'thirdparty'
        ? { thirdParty: { id: one.thirdPartyId, userId: one.thirdPartyUserId } }
        : {}),
    })),
  };
};

function takenBy(users: readonly Imported[], { externalUserId, loginMethods }: Imported) {
  const [{ email, recipeId } = { email: '', recipeId: '' }] = loginMethods;
  if (users.some((one) => one.externalUserId === externalUserId))
    return `A user with externalId ${externalUserId} already exists`;
  const hasAddress = users.some(
    ({ loginMethods: [one] }) => one?.recipeId === recipeId && one.email === email,
  );
  return recipeId === 'emailpassword' && hasAddress
    ? `A user with email ${email} already exists`
    : undefined;
}

/** A stand-in on a free port: the calls of a move, strictly checked, in memory. */
export async function startOfficialCore({
  onImported = () => {},
}: {
  onImported?: () => void;
} = {}) {
  const users: Imported[] = [];
  const roles = new Map<string, string[]>();
  const app = Fastify();
  const find = (id: string) => users.find((one) => one.externalUserId === id);
  const refuse = (...errors: string[]) =>
    Object.assign(new Error(JSON.stringify({ errors })), { statusCode: 400 });
  app.addHook('onRequest', async ({ headers, method: verb }) => {
    if (headers['api-key'] !== apiKey)
      throw Object.assign(new Error('Invalid API key'), { statusCode: 401 });
    if (headers['cdi-version'] !== '5.4') throw refuse('cdi-version');
    if (verb !== 'GET' && headers['content-type'] !== 'application/json; charset=utf-8')
      throw refuse('content-type');
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) =>
    reply
      .code(error.statusCode ?? 500)
      .type('text/html')
      .send(`${error.message}\n`),
  );
  app.get('/apiversion', async () => ({ versions: ['5.3', '5.4', '5.5'] }));
  app.get<{ Querystring: { userId: string } }>('/user/id', async ({ query }) => {
    const user = find(query.userId);
    return user ? { status: 'OK', user: describe(user) } : { status: 'UNKNOWN_USER_ID_ERROR' };
  });
  app.get<{ Querystring: { userId: string } }>('/public/recipe/user/roles', async ({ query }) => ({
    status: 'OK',
    roles: (find(query.userId)?.userRoles ?? []).map((one) => one.role),
  }));
  app.get<{ Querystring: { userId: string } }>('/recipe/user/metadata', async ({ query }) => ({
    status: 'OK',
    metadata: find(query.userId)?.userMetadata ?? {},
  }));
  app.put('/recipe/role', async ({ body: given }) => {
    const { role: name, permissions } = role.parse(given);
    const createdNewRole = !roles.has(name);
    roles.set(name, permissions);
    return { status: 'OK', createdNewRole };
  });
  app.post('/bulk-import/import', async ({ body: given }) => {
    const { data, error } = body.safeParse(given);
    if (error) throw refuse(...error.issues.map(({ path }) => path.join('.')));
    const user = { ...data, superTokensUserId: randomUUID() };
    const unknown = (data.userRoles ?? []).find((one) => !roles.has(one.role));
    if (unknown) throw refuse(`Role ${unknown.role} does not exist.`);
    const taken = takenBy(users, user);
    if (taken) throw refuse(taken);
    users.push(user);
    onImported();
    return { status: 'OK', user: describe(user) };
  });
  const uri = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  return { uri, apiKey, users, roles };
}
