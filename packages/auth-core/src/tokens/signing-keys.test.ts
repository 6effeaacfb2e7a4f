import { beforeEach, describe, expect, it } from 'vitest';
import { decode, openSession, verify } from '../../test/open-session.ts';
import { emptyDatabase, joinTestCore, type TestCore } from '../../test/start-test-core.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const weekMs = 168 * hourMs;

const start = async (): Promise<TestCore> => joinTestCore(await emptyDatabase());
const publish = async (core: TestCore) => {
  const { body, headers } = await core.get('/.well-known/jwks.json');
  const keys = Array.from(Object(body.keys), (key) => Object(key));
  return {
    keys,
    ids: keys.map(({ kid }) => String(kid)),
    cacheControl: headers.get('cache-control'),
  };
};
const signingKeyOf = async (core: TestCore) =>
  String(decode((await openSession(core)).accessToken.token).header.kid);

beforeEach(async () => {
  await (await emptyDatabase()).query('TRUNCATE auth_core.signing_key');
});

describe('signing keys', () => {
  it('are published as one dynamic and one static public key, cacheable until the next key is due', async () => {
    const { keys, cacheControl } = await publish(await start());
    expect(keys).toHaveLength(2);
    for (const key of keys)
      expect(key).toEqual({
        kty: 'RSA',
        kid: expect.stringMatching(/^(d-\d+|s-.+)$/),
        alg: 'RS256',
        use: 'sig',
        n: expect.any(String),
        e: 'AQAB',
      });
    const seconds = Number(/^max-age=(\d+), must-revalidate$/.exec(cacheControl ?? '')?.[1]);
    expect(seconds).toBeGreaterThan(604_800 - 60 - 30);
    expect(seconds).toBeLessThanOrEqual(604_800 - 60);
  });

  it('are created once each when two cores publish them simultaneously', async () => {
    const [one, two] = [await start(), await start()];
    const [first, second] = await Promise.all([publish(one), publish(two)]);
    expect(second.ids).toEqual(first.ids);
    expect(first.ids).toHaveLength(2);
  });

  it('are published a minute before they sign, and the old one until its tokens have expired', async () => {
    const core = await start();
    const first = await signingKeyOf(core);
    core.clock.advance(weekMs - minuteMs);
    const during = await publish(core);
    const second = during.ids.find((id) => id.startsWith('d-') && id !== first);
    expect(second).toBeDefined();
    expect(await signingKeyOf(core)).toBe(first);
    const { accessToken } = await openSession(core);
    core.clock.advance(minuteMs);
    expect(await signingKeyOf(core)).toBe(second);
    expect((await verify(core, accessToken.token)).body.status).toBe('OK');
    expect((await publish(core)).ids).toContain(first);
    core.clock.advance(2 * hourMs);
    expect((await publish(core)).ids).not.toContain(first);
  });

  it('sign as soon as they are created when the previous key has long expired', async () => {
    const core = await start();
    const first = await signingKeyOf(core);
    core.clock.advance(5 * weekMs);
    const second = await signingKeyOf(core);
    expect(second).not.toBe(first);
    expect((await publish(core)).ids).toContain(second);
  });

  it('verify at one core a token that another core signed with a key created meanwhile', async () => {
    const [one, two] = [await start(), await start()];
    await signingKeyOf(two);
    for (const core of [one, two]) core.clock.advance(5 * weekMs);
    const { accessToken } = await openSession(one);
    expect((await verify(two, accessToken.token)).body.status).toBe('OK');
  });
});
