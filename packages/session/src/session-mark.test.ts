import { expect, it, vi } from 'vitest';
import { hasSessionMark, onSessionChanged, tellSessionChanged } from './session-mark.ts';

it.each([
  ['', false],
  ['parages-locale=en', false],
  ['sFrontToken=', false],
  ['notsFrontToken=eyJ', false],
  ['sFrontToken=eyJ', true],
  ['parages-locale=en; sFrontToken=eyJ; st-last-access-token-update=1', true],
])('cookies %j: signed in before: %s', (cookies, expected) =>
  expect(hasSessionMark(cookies)).toBe(expected),
);

it('tells those who listen that somebody has signed in or out', () => {
  const listener = vi.fn();
  const stop = onSessionChanged(listener);
  tellSessionChanged();
  stop();
  tellSessionChanged();
  expect(listener).toHaveBeenCalledOnce();
});
