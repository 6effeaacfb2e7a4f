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
const concert = { poiId: '0199', label: 'Fête de la Loire' };

it('decisions "redirectTo … kept and applied": once', () => {
  keepReturnPath('/ville/tours?dist=5');
  expect(takeReturnPath()).toBe('/ville/tours?dist=5');
  expect(takeReturnPath()).toBeNull();
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/%2Fevil.example', null])(
  'never leads elsewhere: %s',
  (path) => {
    keepReturnPath(path);
    expect(takeReturnPath()).toBeNull();
  },
);

it('what is kept was perhaps changed by somebody else: it is judged again when it is read', () => {
  localStorage.setItem(
    'parages-after-sign-in',
    JSON.stringify({ path: '//evil.example', favorite: { poiId: 1 }, at: Date.now() }),
  );
  expect(takeReturnPath()).toBeNull();
  expect(pendingFavorite()).toBeNull();
  localStorage.setItem('parages-after-sign-in', '{');
  expect(takeReturnPath()).toBeNull();
});

it('decisions "the pending favourite waits": beside the path, until it is dropped', () => {
  keepPendingFavorite(concert);
  keepReturnPath('/favorites');
  expect(takeReturnPath()).toBe('/favorites');
  expect(pendingFavorite()).toEqual(concert);
  dropPendingFavorite();
  expect(pendingFavorite()).toBeNull();
  expect(localStorage.length).toBe(0);
});

it('is forgotten after the day for which the link of the mail is good', () => {
  vi.useFakeTimers();
  keepPendingFavorite(concert);
  vi.advanceTimersByTime(25 * 3_600_000);
  expect(pendingFavorite()).toBeNull();
});
