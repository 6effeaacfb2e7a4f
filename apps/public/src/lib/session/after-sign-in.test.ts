// Specification: §2.66
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  dropPendingFavorite,
  keepPendingFavorite,
  keepReturnPath,
  pendingFavorite,
  takeReturnPath,
} from './after-sign-in.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());
const concert = { poiId: '0199', label: 'Fête de la Loire', theme: 'concerts' } as const;

it('decisions "redirectTo … kept and applied": takeReturnPath returns the stored path once', () => {
  keepReturnPath('/ville/tours?dist=5');
  expect(takeReturnPath()).toBe('/ville/tours?dist=5');
  expect(takeReturnPath()).toBeNull();
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/%2Fevil.example', null])(
  'stores no return path for %s, which is not a path of this site',
  (path) => {
    keepReturnPath(path);
    expect(takeReturnPath()).toBeNull();
  },
);

it('ignores a stored path or favourite that is invalid, as another script may have changed it', () => {
  localStorage.setItem(
    'parages-after-sign-in',
    JSON.stringify({ path: '//evil.example', favorite: { poiId: 1 }, at: Date.now() }),
  );
  expect(takeReturnPath()).toBeNull();
  expect(pendingFavorite()).toBeNull();
  localStorage.setItem('parages-after-sign-in', '{');
  expect(takeReturnPath()).toBeNull();
});

it.each([{}, { theme: 'karaoke' }])(
  'returns a pending favourite without a theme when the stored one is missing or unknown: %j',
  (theme) => {
    const favorite = { poiId: '0199', label: 'Bal', ...theme };
    localStorage.setItem(
      'parages-after-sign-in',
      JSON.stringify({ path: null, favorite, at: Date.now() }),
    );
    expect(pendingFavorite()).toEqual({ poiId: '0199', label: 'Bal', theme: null });
  },
);

it('decisions "the pending favourite waits": stores the favourite beside the path until it is dropped', () => {
  keepPendingFavorite(concert);
  keepReturnPath('/favorites');
  expect(takeReturnPath()).toBe('/favorites');
  expect(pendingFavorite()).toEqual(concert);
  dropPendingFavorite();
  expect(pendingFavorite()).toBeNull();
  expect(localStorage.length).toBe(0);
});

it('returns no pending favourite 25 hours after it was stored', () => {
  vi.useFakeTimers();
  keepPendingFavorite(concert);
  vi.advanceTimersByTime(25 * 3_600_000);
  expect(pendingFavorite()).toBeNull();
});
