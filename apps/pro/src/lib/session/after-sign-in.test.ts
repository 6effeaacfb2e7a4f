// Specification: §2.66
import { beforeEach, expect, it } from 'vitest';
import { keepReturnPath, takeReturnPath } from './after-sign-in.ts';

beforeEach(() => localStorage.clear());

it.each([
  ['/org/events/12?tab=dates', '/org/events/12?tab=dates'],
  ['/org', '/org'],
  ['/favorites', '/org/home'],
  ['/organisation', '/org/home'],
  ['//evil.example/org/', '/org/home'],
  ['/org/%2F..//evil', '/org/%2F..//evil'],
  [null, '/org/home'],
])('after keepReturnPath(%j), takeReturnPath returns %s, then /org/home', (wanted, expected) => {
  keepReturnPath(wanted);
  expect(takeReturnPath()).toBe(expected);
  expect(takeReturnPath()).toBe('/org/home');
});
