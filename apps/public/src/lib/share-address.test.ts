import { expect, it } from 'vitest';
import { shareAddress } from './share-address.ts';

it('shareAddress returns "failed" when the native module does not load', async () => {
  const shared = { title: 'Fête', url: 'https://site.example/evenement/fete' };
  expect(await shareAddress(shared, () => Promise.reject(new Error('no network')))).toBe('failed');
});
