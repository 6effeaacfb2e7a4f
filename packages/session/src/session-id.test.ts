// Specification: §7.26 (the id)
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionId } from './session-id.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

it('§7 "random id kept in session storage": a new reader in the tab returns the stored id, and another id once the storage is empty', () => {
  const first = createSessionId()();
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(sessionStorage.getItem('parages-session-id')).toBe(first);
  expect(createSessionId()()).toBe(first);
  sessionStorage.clear();
  expect(createSessionId()()).not.toBe(first);
});

it('createSessionId returns one random id at each read where the browser has no session storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const read = createSessionId();
  expect(read()).toMatch(/^[\da-f]{32}$/);
  expect(read()).toBe(read());
});
