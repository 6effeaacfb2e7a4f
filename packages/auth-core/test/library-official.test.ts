// Cases from the session library's own tests in which a core could easily differ from the official
// one.
import supertokens from 'supertokens-node';
import Multitenancy from 'supertokens-node/recipe/multitenancy';
import Session from 'supertokens-node/recipe/session';
import UserRoles from 'supertokens-node/recipe/userroles';
import { describe, expect, it } from 'vitest';
import { Browser, startLibrary } from './library.ts';

await startLibrary();

const refusedBy = (call: string, status: number, sentence: string): string =>
  `SuperTokens core threw an error for a ${call} with status code: ${status} and message: ${sentence}\n`;

async function signUp(email: string) {
  await new Browser().form('/signup', { email, password: 'passw0rd of ours' });
  const [user] = await supertokens.listUsersByAccountInfo('public', { email });
  if (user === undefined) throw new Error(`${email} has no account`);
  return supertokens.convertToRecipeUserId(user.id);
}

describe('errors of the core, which the session library throws', () => {
  it.each(['sessionHandle', 'rsub'])(
    'are "protected field" when the claim %s is set through a session object or through its handle',
    async (claim) => {
      const session = await Session.createNewSessionWithoutRequestResponse(
        'public',
        await signUp('ada@example.org'),
      );
      await expect(session.mergeIntoAccessTokenPayload({ [claim]: 'new' })).rejects.toThrow(
        refusedBy(
          "POST request to path: '/recipe/session/regenerate'",
          400,
          'The user payload contains protected field',
        ),
      );
      await expect(
        Session.mergeIntoAccessTokenPayload(session.getHandle(), { [claim]: 'new' }),
      ).rejects.toThrow(
        refusedBy(
          "PUT request to path: '/recipe/jwt/data'",
          400,
          'The user payload contains protected field',
        ),
      );
    },
  );

  it('are the sentences of the official core for an invalid page token and a negative limit', async () => {
    const page = (limit: number, paginationToken?: string) =>
      supertokens.getUsersOldestFirst({
        tenantId: 'public',
        limit,
        ...(paginationToken === undefined ? {} : { paginationToken }),
      });
    const users = (sentence: string) =>
      refusedBy("GET request to path: '/public/users'", 400, sentence);
    await expect(page(10, 'invalid-pagination-token')).rejects.toThrow(
      users('invalid pagination token'),
    );
    await expect(page(-1)).rejects.toThrow(users('limit must a positive integer with min value 1'));
  });
});

describe('the search of users by the session library', () => {
  it.each([
    ['a prefix of a domain', { email: 'gmail' }, 2],
    ['an unknown address', { email: 'iresh' }, 0],
    ['an unknown address and an empty part', { email: 'iresh;' }, 0],
    ['an unknown and a known address', { email: 'iresh;john' }, 1],
    ['a phone number', { phone: '+1' }, 0],
    ['a known address with a phone number', { email: 'john', phone: '+1' }, 0],
    ['a provider without an account', { provider: 'google' }, 0],
  ])('by %s, as %j, finds %i of three users', async (_name, query, count) => {
    for (const email of ['john@gmail.com', 'jane@gmail.com', 'abc@example.com'])
      await signUp(email);
    const { users } = await supertokens.getUsersNewestFirst({
      tenantId: 'public',
      limit: 10,
      query,
    });
    expect(users).toHaveLength(count);
  });
});

describe('the public tenant', () => {
  it('needs no licence; creating another tenant is refused with 402', async () => {
    expect(await Multitenancy.createOrUpdateTenant('public', {})).toMatchObject({
      status: 'OK',
      createdNew: false,
    });
    await expect(Multitenancy.createOrUpdateTenant('t1')).rejects.toThrow('status code: 402');
  });
});

describe('the role functions of the session library', () => {
  it('report whether a role is new, already given or deleted, UNKNOWN_ROLE_ERROR for an unknown one, and no role of a user once deleted', async () => {
    expect(await UserRoles.createNewRoleOrAddPermissions('writer', ['write'])).toEqual({
      status: 'OK',
      createdNewRole: true,
    });
    expect(await UserRoles.createNewRoleOrAddPermissions('writer', ['write', 'read'])).toEqual({
      status: 'OK',
      createdNewRole: false,
    });
    expect(await UserRoles.addRoleToUser('public', 'ada', 'writer')).toEqual({
      status: 'OK',
      didUserAlreadyHaveRole: false,
    });
    expect(await UserRoles.addRoleToUser('public', 'ada', 'writer')).toEqual({
      status: 'OK',
      didUserAlreadyHaveRole: true,
    });
    expect(await UserRoles.addRoleToUser('public', 'ada', 'none')).toEqual({
      status: 'UNKNOWN_ROLE_ERROR',
    });
    expect(await UserRoles.removePermissionsFromRole('writer', ['write'])).toEqual({
      status: 'OK',
    });
    expect(await UserRoles.getPermissionsForRole('writer')).toEqual({
      status: 'OK',
      permissions: ['read'],
    });
    expect(await UserRoles.deleteRole('writer')).toEqual({ status: 'OK', didRoleExist: true });
    expect(await UserRoles.deleteRole('writer')).toEqual({ status: 'OK', didRoleExist: false });
    expect(await UserRoles.getRolesForUser('public', 'ada')).toEqual({ status: 'OK', roles: [] });
  });
});
