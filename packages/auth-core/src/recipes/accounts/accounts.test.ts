import { describe, expect, it } from 'vitest';
import { openSession } from '../../../test/open-session.ts';
import { startTestCore, type TestCore } from '../../../test/start-test-core.ts';

const password = 'un long mot de passe';
const signUp = async ({ post }: TestCore, email: string): Promise<string> =>
  String((await post('/recipe/signup', { email, password })).body.recipeUserId);
const signInUp = async (
  { post }: TestCore,
  email: string,
  thirdPartyId = 'google',
): Promise<string> =>
  String(
    (
      await post('/recipe/signinup', {
        thirdPartyId,
        thirdPartyUserId: email,
        email: { id: email, isVerified: true },
      })
    ).body.recipeUserId,
  );
const idsOf = (users: unknown): unknown[] => Array.from(Object(users), (user) => Object(user).id);
const emailsOf = (users: unknown): unknown[] =>
  Array.from(Object(users), (user) => Object(user).emails[0]);

describe('finding users', () => {
  it('finds a user by id, and answers UNKNOWN_USER_ID_ERROR for an unknown id', async () => {
    const core = await startTestCore();
    const id = await signUp(core, 'ada@example.org');
    expect((await core.get('/user/id', { userId: id })).body).toMatchObject({
      status: 'OK',
      user: { id },
    });
    expect((await core.get('/user/id', { userId: 'nobody' })).body).toEqual({
      status: 'UNKNOWN_USER_ID_ERROR',
    });
  });

  it('finds users by address, by provider account, by both or by either, the oldest first, and answers 400 for a provider without its user id', async () => {
    const core = await startTestCore();
    const first = await signUp(core, 'ada@example.org');
    const second = await signInUp(core, 'ada@example.org');
    const find = async (query: Record<string, string>) =>
      idsOf((await core.get('/public/users/by-accountinfo', query)).body.users);
    expect(await find({ email: 'ADA@example.org', doUnionOfAccountInfo: 'false' })).toEqual([
      first,
      second,
    ]);
    const google = { thirdPartyId: 'google', thirdPartyUserId: 'ada@example.org' };
    expect(await find({ ...google, doUnionOfAccountInfo: 'true' })).toEqual([second]);
    expect(
      await find({ email: 'ada@example.org', ...google, doUnionOfAccountInfo: 'false' }),
    ).toEqual([second]);
    expect(
      await find({ email: 'ada@example.org', ...google, doUnionOfAccountInfo: 'true' }),
    ).toEqual([first, second]);
    expect(
      await find({ email: 'nobody@example.org', ...google, doUnionOfAccountInfo: 'false' }),
    ).toEqual([]);
    expect(
      await find({
        phoneNumber: '+33600000000',
        email: 'ada@example.org',
        doUnionOfAccountInfo: 'false',
      }),
    ).toEqual([]);
    expect(await find({ doUnionOfAccountInfo: 'false' })).toEqual([]);
    expect((await core.get('/users/by-accountinfo', { thirdPartyId: 'google' })).status).toBe(400);
  });
});

describe('users page by page', () => {
  it('lists users who joined in one millisecond once each over three pages, by descending id in both orders', async () => {
    const now = new Date();
    const core = await startTestCore({ clock: { now: () => now } });
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      ids.push(await signUp(core, `${name}@example.org`));
    for (const timeJoinedOrder of ['ASC', 'DESC']) {
      const seen: unknown[] = [];
      let next: Record<string, string> = {};
      for (let page = 0; page < 3; page += 1) {
        const { body } = await core.get('/public/users', { limit: '2', timeJoinedOrder, ...next });
        seen.push(...idsOf(body.users));
        next = { paginationToken: String(body.nextPaginationToken) };
      }
      expect(next.paginationToken).toBe('undefined');
      expect(seen).toEqual([...ids].sort().reverse());
    }
  });

  it('orders users by the time they joined, ascending by default and descending on DESC', async () => {
    const core = await startTestCore();
    for (const name of ['a', 'b']) {
      await signUp(core, `${name}@example.org`);
      core.clock.advance(1000);
    }
    expect(emailsOf((await core.get('/users')).body.users)).toEqual([
      'a@example.org',
      'b@example.org',
    ]);
    expect(emailsOf((await core.get('/users', { timeJoinedOrder: 'DESC' })).body.users)).toEqual([
      'b@example.org',
      'a@example.org',
    ]);
  });

  it('filters by method, address, domain and provider; the count of two methods is of the users of either', async () => {
    const core = await startTestCore();
    await signUp(core, 'ada@example.org');
    await signInUp(core, 'bob@other.example');
    await signInUp(core, 'eve_x@other.example', 'apple');
    const list = async (query: Record<string, string>) =>
      emailsOf((await core.get('/users', query)).body.users);
    expect(await list({ includeRecipeIds: 'emailpassword' })).toEqual(['ada@example.org']);
    expect(await list({ email: 'AD;bob' })).toEqual(['ada@example.org', 'bob@other.example']);
    expect(await list({ email: 'other' })).toEqual(['bob@other.example', 'eve_x@other.example']);
    expect(await list({ email: 'e_e' })).toEqual([]);
    expect(await list({ provider: 'app' })).toEqual(['eve_x@other.example']);
    expect(await list({ provider: 'app', email: 'ada' })).toEqual([]);
    expect(
      (await core.get('/public/users/count', { includeRecipeIds: 'thirdparty,passwordless' })).body,
    ).toEqual({
      status: 'OK',
      count: 2,
    });
  });

  it('ignores empty parts of a search for addresses; a search of empty parts only lists all users', async () => {
    const core = await startTestCore();
    await signUp(core, 'ada@example.org');
    await signUp(core, 'bob@example.org');
    const list = async (query: Record<string, string>) =>
      emailsOf((await core.get('/users', query)).body.users);
    expect(await list({ email: 'iresh;' })).toEqual([]);
    expect(await list({ email: ' ; ADA ;' })).toEqual(['ada@example.org']);
    expect(await list({ email: ';', provider: '' })).toHaveLength(2);
  });

  it('finds no account by a phone number, and ignores a phone search without a number', async () => {
    const core = await startTestCore();
    await signUp(core, 'ada@example.org');
    for (const query of [{ phone: '+1' }, { phone: '+1', email: 'ada' }])
      expect((await core.get('/users', query)).body).toEqual({ status: 'OK', users: [] });
    expect(emailsOf((await core.get('/users', { phone: ';' })).body.users)).toEqual([
      'ada@example.org',
    ]);
  });

  it('accepts a limit of 501 for a search, above the maximum of other lists', async () => {
    const { get } = await startTestCore();
    expect((await get('/users', { limit: '501', email: 'a' })).status).toBe(200);
  });

  it.each([
    [{ limit: '0' }, 'limit must a positive integer with min value 1'],
    [{ limit: '501' }, 'max limit allowed is 500'],
    [{ limit: 'many' }, "Field name 'limit' must be an int in the GET request"],
    [{ timeJoinedOrder: 'UP' }, 'timeJoinedOrder can be either ASC OR DESC'],
    [{ paginationToken: 'x' }, 'invalid pagination token'],
    [{ includeRecipeIds: 'magic' }, 'Unknown recipe ID: magic'],
  ])(
    'answers 400 to the query %o with the sentence of the official core "%s"',
    async (query, sentence) => {
      const { get } = await startTestCore();
      expect(await get('/users', query)).toMatchObject({ status: 400, text: `${sentence}\n` });
    },
  );
});

describe('deletion of a user', () => {
  it("leaves no row with the user's id or addresses in any table", async () => {
    const core = await startTestCore();
    const id = await signUp(core, 'ada@example.org');
    const { token } = (
      await core.post('/recipe/user/email/verify/token', { userId: id, email: 'ada@example.org' })
    ).body;
    await core.post('/recipe/user/email/verify', { method: 'token', token });
    await core.post('/recipe/user/email/verify/token', { userId: id, email: 'second@example.org' });
    await core.post('/recipe/user/password/reset/token', { userId: id, email: 'ada@example.org' });
    await core.put('/recipe/user/metadata', { userId: id, metadataUpdate: { firstName: 'Ada' } });
    await core.put('/recipe/role', { role: 'user' });
    await core.put('/recipe/user/role', { userId: id, role: 'user' });
    await openSession(core, { userId: id });
    const found = async () => {
      const { rows } = await core.pool.query<{ name: string }>(
        `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'auth_core'`,
      );
      const holding: string[] = [];
      for (const { name } of rows) {
        const kept = await core.pool.query(
          `SELECT 1 FROM auth_core.${name} AS kept WHERE kept::text ~ $1`,
          [`${id}|ada@|second@`],
        );
        if (kept.rowCount) holding.push(name);
      }
      return holding.sort();
    };
    expect(await found()).toEqual([
      'account',
      'account_metadata',
      'account_role',
      'reset_token',
      'session',
      'verification_token',
      'verified_email',
    ]);
    expect(
      (await core.post('/user/remove', { userId: id, removeAllLinkedAccounts: true })).body,
    ).toEqual({ status: 'OK' });
    expect(await found()).toEqual([]);
  });

  it('answers OK for an unknown user, and changes no other user', async () => {
    const core = await startTestCore();
    await signUp(core, 'ada@example.org');
    expect((await core.post('/user/remove', { userId: 'nobody' })).body).toEqual({ status: 'OK' });
    expect((await core.get('/users/count')).body.count).toBe(1);
  });
});
