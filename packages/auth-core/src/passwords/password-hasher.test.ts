import { describe, expect, it } from 'vitest';
import { startTestCore } from '../../test/start-test-core.ts';
import { type Argon2, passwordHasher } from './password-hasher.ts';

function countingArgon2() {
  const done: string[] = [];
  let running = 0;
  const peak = { running: 0 };
  const work = async (name: string): Promise<void> => {
    running += 1;
    peak.running = Math.max(peak.running, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    done.push(name);
  };
  const argon2: Argon2 = {
    hash: async (password) => {
      await work('hash');
      return `hash of ${password}`;
    },
    verify: async (passwordHash, password) => {
      await work('verify');
      return passwordHash === `hash of ${password}`;
    },
  };
  return { argon2, done, peak };
}

const email = 'ada@example.org';
const password = 'un long mot de passe';

describe('password checks', () => {
  it('give the same answer after the same hashing work for an unknown account and for a wrong password', async () => {
    const { argon2, done } = countingArgon2();
    const { post } = await startTestCore({ passwords: passwordHasher({ argon2 }) });
    await post('/recipe/signup', { email, password });
    await post('/recipe/signin', { email, password });
    const workOf = async (given: Record<string, string>) => {
      const before = done.length;
      const { body } = await post('/recipe/signin', given);
      return { body, work: done.slice(before) };
    };
    const wrong = await workOf({ email, password: 'another' });
    const unknown = await workOf({ email: 'bob@example.org', password });
    expect(unknown).toEqual(wrong);
    expect(unknown.work).toEqual(['verify']);
  });

  it('do the same hashing work at a sign-up for a taken and for a free address', async () => {
    const { argon2, done } = countingArgon2();
    const { post } = await startTestCore({ passwords: passwordHasher({ argon2 }) });
    await post('/recipe/signup', { email, password });
    await post('/recipe/signup', { email, password });
    expect(done).toEqual(['hash', 'hash']);
  });

  it('fail without an account, even when argon2 accepts every password', async () => {
    const { argon2 } = countingArgon2();
    const everything: Argon2 = { ...argon2, verify: async () => true };
    expect(await passwordHasher({ argon2: everything }).verify(undefined, password)).toBe(false);
  });
});

describe('simultaneous password hashes', () => {
  it('run two at most at a time until all twenty are done', async () => {
    const { argon2, peak, done } = countingArgon2();
    const hasher = passwordHasher({ argon2 });
    const hashes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => hasher.hash(String(index))),
    );
    expect(hashes).toEqual(Array.from({ length: 20 }, (_, index) => `hash of ${index}`));
    expect(peak.running).toBe(2);
    expect(done).toHaveLength(20);
  });
});

describe('argon2id', () => {
  it('writes PHC hashes with the parameters of the official core, and verifies them', async () => {
    const hasher = passwordHasher();
    const passwordHash = await hasher.hash(password);
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=87795,t=1,p=2\$/);
    expect(await hasher.verify(passwordHash, password)).toBe(true);
    expect(await hasher.verify(passwordHash, 'another')).toBe(false);
  });
});
