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

it('decisions "redirectTo … kept and applied": takeReturnPath returns the stored path once, then null', () => {
  keepReturnPath('/ville/tours?dist=5');
  expect(takeReturnPath()).toBe('/ville/tours?dist=5');
  expect(takeReturnPath()).toBeNull();
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/%2Fevil.example', null])(
  'keepReturnPath does not store %s, which is not a path of this site',
  (path) => {
    keepReturnPath(path);
    expect(takeReturnPath()).toBeNull();
  },
);

it('takeReturnPath and pendingFavorite return null when localStorage contains a path of another site, an invalid favourite or invalid JSON', () => {
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
  'pendingFavorite has the theme null when the stored theme is missing or unknown: %j',
  (theme) => {
    const favorite = { poiId: '0199', label: 'Bal', ...theme };
    localStorage.setItem(
      'parages-after-sign-in',
      JSON.stringify({ path: null, favorite, at: Date.now() }),
    );
    expect(pendingFavorite()).toEqual({ poiId: '0199', label: 'Bal', theme: null });
  },
);

it('decisions "the pending favourite waits": the favourite is stored beside the return path, and remains after that is taken, until it is dropped', () => {
  keepPendingFavorite(concert);
  keepReturnPath('/favorites');
  expect(takeReturnPath()).toBe('/favorites');
  expect(pendingFavorite()).toEqual(concert);
  dropPendingFavorite();
  expect(pendingFavorite()).toBeNull();
  expect(localStorage.length).toBe(0);
});

it('pendingFavorite returns null 25 hours after the favourite was stored', () => {
  vi.useFakeTimers();
  keepPendingFavorite(concert);
  vi.advanceTimersByTime(25 * 3_600_000);
  expect(pendingFavorite()).toBeNull();
});
