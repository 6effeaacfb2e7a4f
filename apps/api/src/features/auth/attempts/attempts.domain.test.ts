import { describe, expect, it } from 'vitest';
import { attemptKeys, waitMs } from './attempts.domain.ts';

const minute = 60_000;
const ten = { max: 10, withinMs: 15 * minute };

describe('waitMs', () => {
  it('is 0 while fewer attempts than the limit were made', () => {
    expect(waitMs([ten], [], 0)).toBe(0);
    expect(waitMs([ten], Array(9).fill(0), 0)).toBe(0);
  });

  it('is the time until the oldest attempt leaves the window once the limit is reached, and 0 from then on', () => {
    const others = Array.from({ length: 10 }, (_, index) => index * minute);
    expect(waitMs([ten], others, 10 * minute)).toBe(5 * minute);
    expect(waitMs([ten], others, 15 * minute)).toBe(0);
  });

  it('is the longest of the waits when several limits apply', () => {
    const bounds = [
      { max: 1, withinMs: minute },
      { max: 5, withinMs: 60 * minute },
    ];
    expect(waitMs(bounds, [0], 20_000)).toBe(40_000);
    expect(
      waitMs(
        bounds,
        [0, 2, 4, 6, 8].map((at) => at * minute),
        10 * minute,
      ),
    ).toBe(50 * minute);
  });
});

describe('attemptKeys', () => {
  const who = { email: 'Camille@Parages.example', network: '203.0.113' };

  it('returns hashes that depend on the secret, ignore case and spaces of the address, and contain neither address nor network', () => {
    const keys = attemptKeys('sign-in', who, 'secret');
    expect(keys).toEqual(
      attemptKeys('sign-in', { ...who, email: ' camille@parages.example' }, 'secret'),
    );
    expect(keys).not.toEqual(attemptKeys('sign-in', who, 'another'));
    expect(JSON.stringify(keys)).not.toMatch(/camille|203/i);
  });

  it('returns keys for account, network and both together, as far as they are given and the kind of attempt is limited by them', () => {
    expect(Object.keys(attemptKeys('sign-in', who, 's'))).toEqual([
      'account',
      'network',
      'accountNetwork',
    ]);
    expect(Object.keys(attemptKeys('email-exists', who, 's'))).toEqual(['network']);
    expect(Object.keys(attemptKeys('sign-in', { email: who.email }, 's'))).toEqual(['account']);
  });

  it('returns only the key of a known device when the kind of attempt has a limit for devices, and ignores the device otherwise', () => {
    expect(Object.keys(attemptKeys('sign-in', { ...who, deviceId: 'x' }, 's'))).toEqual(['device']);
    expect(Object.keys(attemptKeys('sign-up', { ...who, deviceId: 'x' }, 's'))).toEqual([
      'account',
      'network',
    ]);
  });
});
