import { describe, expect, it } from 'vitest';
import { startOfficialCore } from '../../test/official-core.ts';
import { startTestCore } from '../../test/start-test-core.ts';
import { onPool } from '../database/database.ts';
import { moveAccounts } from './move-accounts.ts';
import { targetCore, UnexpectedAnswer } from './target-core.ts';

const password = 'passw0rd of ours';

/** An embedded core with two accounts by password, one of Google, roles and metadata. */
async function start() {
  const source = await startTestCore();
  const idOf = (body: Record<string, unknown>) => String(body.recipeUserId);
  const signUp = async (email: string) =>
    idOf((await source.post('/public/recipe/signup', { email, password })).body);
  const signInUp = async (thirdPartyUserId: string, email: string) => {
    const given = { id: email, isVerified: true };
    const sent = { thirdPartyId: 'google', thirdPartyUserId, email: given };
    return idOf((await source.post('/public/recipe/signinup', sent)).body);
  };
  const ada = await signUp('ada@example.org');
  const zoe = await signUp('zoe@example.org');
  const noa = await signInUp('google-1', 'noa@example.org');
  const { body } = await source.post('/public/recipe/user/email/verify/token', {
    userId: ada,
    email: 'ada@example.org',
  });
  await source.post('/public/recipe/user/email/verify', { method: 'token', token: body.token });
  await source.put('/recipe/role', { role: 'moderator', permissions: ['poi.review'] });
  await source.put('/public/recipe/user/role', { userId: ada, role: 'moderator' });
  await source.put('/recipe/user/metadata', { userId: zoe, metadataUpdate: { locale: 'fr' } });
  return { db: onPool(source.pool), source, signUp, ada, zoe, noa };
}

describe('moving accounts to an official core', () => {
  it('keeps ids, hashes, accounts at providers, verified state, times, roles and metadata', async () => {
    const { db, source, ada, zoe, noa } = await start();
    const official = await startOfficialCore();
    const report = await moveAccounts({ db, target: targetCore(official), isDryRun: false });
    expect(report).toEqual({ accounts: 3, moved: 3, present: 0, problems: [] });
    const moved = new Map(official.users.map((user) => [user.externalUserId, user]));
    expect(moved.get(ada)).toMatchObject({
      userRoles: [{ role: 'moderator', tenantIds: ['public'] }],
      loginMethods: [{ email: 'ada@example.org', isVerified: true, hashingAlgorithm: 'argon2' }],
    });
    expect(moved.get(zoe)).toMatchObject({
      userMetadata: { locale: 'fr' },
      loginMethods: [{ isVerified: false }],
    });
    expect(moved.get(noa)).toMatchObject({
      loginMethods: [{ thirdPartyId: 'google', thirdPartyUserId: 'google-1', isVerified: true }],
    });
    const { rows } = await source.pool.query<{ hash: string }>(
      'SELECT password_hash AS hash FROM auth_core.account WHERE id = $1',
      [ada],
    );
    expect(moved.get(ada)?.loginMethods[0]).toHaveProperty('passwordHash', rows[0]?.hash);
    expect(official.roles.get('moderator')).toEqual(['poi.review']);
  });

  it('writes nothing in a dry run, which says how many accounts would move', async () => {
    const { db } = await start();
    const official = await startOfficialCore();
    const report = await moveAccounts({ db, target: targetCore(official), isDryRun: true });
    expect(report).toEqual({ accounts: 3, moved: 3, present: 0, problems: [] });
    expect([official.users.length, official.roles.size]).toEqual([0, 0]);
  });

  it('adds no account twice when it is repeated after it was killed, and moves the rest', async () => {
    const { db } = await start();
    const official = await startOfficialCore();
    const target = targetCore(official);
    let imports = 0;
    const killed = {
      ...target,
      importUser: async (user: Parameters<typeof target.importUser>[0]) => {
        await target.importUser(user);
        imports += 1;
        if (imports === 2) throw new UnexpectedAnswer('killed');
        return undefined;
      },
    };
    await expect(moveAccounts({ db, target: killed, isDryRun: false })).rejects.toThrow('killed');
    expect(official.users).toHaveLength(2);
    const report = await moveAccounts({ db, target, isDryRun: false });
    expect(report).toEqual({ accounts: 3, moved: 1, present: 2, problems: [] });
    expect(official.users).toHaveLength(3);
  });

  it('repeats a call whose answer was lost, and finds the account that it had added', async () => {
    const { db } = await start();
    const official = await startOfficialCore();
    const target = targetCore(official);
    let isLost = false;
    const losing = {
      ...target,
      importUser: async (user: Parameters<typeof target.importUser>[0]) => {
        const refused = await target.importUser(user);
        if (isLost) return refused;
        isLost = true;
        throw new TypeError('fetch failed');
      },
    };
    const report = await moveAccounts({ db, target: losing, isDryRun: false, pauseMs: 1 });
    expect(report).toEqual({ accounts: 3, moved: 2, present: 1, problems: [] });
    expect(official.users).toHaveLength(3);
  });

  it('names by its id an account whose address another one has there, and one that changed since', async () => {
    const { db, source, zoe, ada } = await start();
    const official = await startOfficialCore();
    const target = targetCore(official);
    await moveAccounts({ db, target, isDryRun: false });
    const taken = official.users.find(({ externalUserId }) => externalUserId === zoe);
    if (taken) taken.externalUserId = 'another';
    await source.put('/recipe/user', { recipeUserId: ada, email: 'ada2@example.org' });
    const { problems, ...counts } = await moveAccounts({ db, target, isDryRun: false });
    expect(counts).toEqual({ accounts: 3, moved: 0, present: 1 });
    const reasons = new Map(problems.map((problem) => [problem.id, problem.reasons]));
    expect(reasons.get(ada)).toEqual(['another address', 'another verified state']);
    expect(reasons.get(zoe)).toHaveLength(1);
  });

  it.each([['a wrong key', { apiKey: 'another-key-of-the-core' }, '/apiversion: HTTP 401']])(
    'stops with %s before it writes',
    async (_name, changed, message) => {
      const { db } = await start();
      const official = await startOfficialCore();
      const target = targetCore({ ...official, ...changed });
      await expect(moveAccounts({ db, target, isDryRun: false })).rejects.toThrow(message);
      expect(official.users).toEqual([]);
    },
  );

  it('fails after three attempts when the core is away', async () => {
    const { db } = await start();
    const target = targetCore({ uri: 'http://127.0.0.1:1', apiKey: 'any' });
    await expect(moveAccounts({ db, target, isDryRun: true, pauseMs: 1 })).rejects.toThrow();
  });
});
