import { expect, it, vi } from 'vitest';
import { shareAddress } from './share-address.ts';

vi.mock('./native/native.ts', () => {
  throw new Error('no network');
});

it('without a network the address is told not to be shared, and nothing is left unanswered', async () => {
  expect(await shareAddress({ title: 'Fête', url: 'https://site.example/evenement/fete' })).toBe(
    'failed',
  );
});
