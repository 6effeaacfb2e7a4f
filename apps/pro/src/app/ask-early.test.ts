import { afterEach, expect, it, vi } from 'vitest';
import { askEarly } from './ask-early.ts';

// Records the links instead of appending them: the test DOM would fetch them.
const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
const links = () => append.mock.calls.flat().filter((node) => node instanceof HTMLLinkElement);
const asked = () => links().map((link) => link.getAttribute('href'));
const id = '0197a000-0000-7000-8000-000000000001';

afterEach(() => append.mockClear());

it.each([
  ['the profile and the event', `/org/events/${id}`, ['/api/v1/me', `/api/v1/org/pois/${id}`]],
  ['only the profile', '/org/events/new', ['/api/v1/me']],
  ['only the profile', `/org/events/${id}/x`, ['/api/v1/me']],
])('askEarly with a session preloads %s at %s', (_what, path, expected) => {
  askEarly(path, true);
  expect(asked()).toEqual(expected);
});

it('askEarly adds no preload link at the page of an event for a visitor without a session', () => {
  askEarly(`/org/events/${id}`, false);
  expect(asked()).toEqual([]);
});

it('askEarly adds one link with rel "preload", `as` "fetch" and an anonymous `crossOrigin`', () => {
  askEarly('/org', true);
  expect(links().map((link) => [link.rel, link.getAttribute('as'), link.crossOrigin])).toEqual([
    ['preload', 'fetch', 'anonymous'],
  ]);
});
