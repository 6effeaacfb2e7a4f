// Specification: §7.26 (the id)
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionId } from './session-id.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

it('§7 "random id kept in session storage": it survives a reload of the tab, and differs in another tab', () => {
  const first = createSessionId()();
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(sessionStorage.getItem('parages-session-id')).toBe(first);
  expect(createSessionId()()).toBe(first);
  sessionStorage.clear();
  expect(createSessionId()()).not.toBe(first);
});

it('is drawn once also where the browser has no storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const read = createSessionId();
  expect(read()).toMatch(/^[\da-f]{32}$/);
  expect(read()).toBe(read());
});
