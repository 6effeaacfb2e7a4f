import { describe, expect, it } from 'vitest';
import { startTestCore, type TestCore } from '../../../test/start-test-core.ts';

const address = { userId: 'ada', email: 'ada@example.org' };
const invalid = { status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' };
const dayMs = 86_400_000;
const createToken = async ({ post }: TestCore, of = address) =>
  (await post('/public/recipe/user/email/verify/token', of)).body.token;
const verify = async ({ post }: TestCore, token: unknown) =>
  (await post('/public/recipe/user/email/verify', { method: 'token', token })).body;
const isVerified = async ({ get }: TestCore) =>
  (await get('/recipe/user/email/verify', address)).body.isVerified;

describe('verification of an address', () => {
  it('accepts a token once, and consumes the others of the address, not those of another address', async () => {
    const core = await startTestCore();
    const [one, two] = [await createToken(core), await createToken(core)];
    const other = await createToken(core, { userId: 'ada', email: 'second@example.org' });
    expect(await isVerified(core)).toBe(false);
    expect(await verify(core, one)).toEqual({ status: 'OK', ...address });
    expect(await isVerified(core)).toBe(true);
    expect(await verify(core, one)).toEqual(invalid);
    expect(await verify(core, two)).toEqual(invalid);
    expect(await verify(core, other)).toMatchObject({ status: 'OK', email: 'second@example.org' });
  });

  it('creates no token for a verified address until its verification is removed', async () => {
    const core = await startTestCore();
    await verify(core, await createToken(core));
    const again = await core.post('/recipe/user/email/verify/token', {
      ...address,
      email: 'ADA@example.org',
    });
    expect(again.body).toEqual({ status: 'EMAIL_ALREADY_VERIFIED_ERROR' });
    await core.post('/recipe/user/email/verify/remove', address);
    expect(await isVerified(core)).toBe(false);
    expect(await createToken(core)).toEqual(expect.any(String));
  });

  it('refuses a token after a day, a removed one, and an unknown one', async () => {
    const core = await startTestCore();
    const removed = await createToken(core);
    await core.post('/recipe/user/email/verify/token/remove', address);
    expect(await verify(core, removed)).toEqual(invalid);
    const late = await createToken(core);
    core.clock.advance(dayMs);
    expect(await verify(core, late)).toEqual(invalid);
    expect(await verify(core, 'invented')).toEqual(invalid);
  });

  it('accepts one of eight simultaneous uses of a token', async () => {
    const core = await startTestCore();
    const token = await createToken(core);
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(core, token)));
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(1);
  });

  it('stores the hash of a token, not the token', async () => {
    const core = await startTestCore();
    const token = await createToken(core);
    const { rows } = await core.pool.query('SELECT * FROM auth_core.verification_token');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
