import { describe, expect, it } from 'vitest';
import { startTestCore } from '../../../test/start-test-core.ts';

describe('metadata of a user', () => {
  it('merges the first level, removes keys set to null, and keeps nested nulls', async () => {
    const { get, put } = await startTestCore();
    const write = (metadataUpdate: Record<string, unknown>) =>
      put('/recipe/user/metadata', { userId: 'ada', metadataUpdate });
    expect((await write({ firstName: 'Ada', gone: null })).body).toEqual({
      status: 'OK',
      metadata: { firstName: 'Ada' },
    });
    await write({ address: { city: 'Tours', street: null }, firstName: 'Augusta' });
    await write({ address: { city: 'Angers', street: null } });
    const { body } = await write({ firstName: null });
    expect(body).toEqual({ status: 'OK', metadata: { address: { city: 'Angers', street: null } } });
    expect((await get('/recipe/user/metadata', { userId: 'ada' })).body).toEqual(body);
  });

  it('is empty for an unknown user, and can be removed for a known one', async () => {
    const { get, post, put } = await startTestCore();
    const empty = { status: 'OK', metadata: {} };
    expect((await get('/recipe/user/metadata', { userId: 'ada' })).body).toEqual(empty);
    await put('/recipe/user/metadata', { userId: 'ada', metadataUpdate: { a: 1 } });
    expect((await post('/recipe/user/metadata/remove', { userId: 'ada' })).body).toEqual({
      status: 'OK',
    });
    expect((await get('/recipe/user/metadata', { userId: 'ada' })).body).toEqual(empty);
  });

  it('keeps the keys of eight simultaneous writes', async () => {
    const { get, put } = await startTestCore();
    const keys = Array.from({ length: 8 }, (_, index) => `key${index}`);
    await Promise.all(
      keys.map((key) =>
        put('/recipe/user/metadata', { userId: 'ada', metadataUpdate: { [key]: 1 } }),
      ),
    );
    expect((await get('/recipe/user/metadata', { userId: 'ada' })).body.metadata).toEqual(
      Object.fromEntries(keys.map((key) => [key, 1])),
    );
  });
});
