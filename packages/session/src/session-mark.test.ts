import { expect, it, vi } from 'vitest';
import { hasSessionMark, notifySessionChanged, onSessionChanged } from './session-mark.ts';

it.each([
  ['', false],
  ['parages-locale=en', false],
  ['sFrontToken=', false],
  ['notsFrontToken=eyJ', false],
  ['sFrontToken=eyJ', true],
  ['parages-locale=en; sFrontToken=eyJ; st-last-access-token-update=1', true],
])('cookies %j mean a previous sign-in: %s', (cookies, expected) =>
  expect(hasSessionMark(cookies)).toBe(expected),
);

it('notifies listeners of a sign-in or sign-out', () => {
  const listener = vi.fn();
  const stop = onSessionChanged(listener);
  notifySessionChanged();
  stop();
  notifySessionChanged();
  expect(listener).toHaveBeenCalledOnce();
});
