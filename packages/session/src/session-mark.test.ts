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

it('notifies a listener of a change of the session until it unsubscribes', () => {
  const listener = vi.fn();
  const stop = onSessionChanged(listener);
  notifySessionChanged();
  stop();
  notifySessionChanged();
  expect(listener).toHaveBeenCalledOnce();
});
