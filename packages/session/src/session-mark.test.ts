import { expect, it, vi } from 'vitest';
import { hasSessionMark, notifySessionChanged, onSessionChanged } from './session-mark.ts';

it.each([
  ['', false],
  ['parages-locale=en', false],
  ['sFrontToken=', false],
  ['notsFrontToken=eyJ', false],
  ['sFrontToken=eyJ', true],
  ['parages-locale=en; sFrontToken=eyJ; st-last-access-token-update=1', true],
])('hasSessionMark of the cookies %j is %s', (cookies, expected) =>
  expect(hasSessionMark(cookies)).toBe(expected),
);

it('notifySessionChanged calls a listener until it unsubscribes', () => {
  const listener = vi.fn();
  const stop = onSessionChanged(listener);
  notifySessionChanged();
  stop();
  notifySessionChanged();
  expect(listener).toHaveBeenCalledOnce();
});
