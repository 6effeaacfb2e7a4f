import { afterEach, expect, it, vi } from 'vitest';
import { askEarly } from './ask-early.ts';

// Seen, not put into the document: nothing of it would be answered here.
const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
const links = () => append.mock.calls.flat().filter((node) => node instanceof HTMLLinkElement);
const asked = () => links().map((link) => link.getAttribute('href'));
const id = '0197a000-0000-7000-8000-000000000001';

afterEach(() => append.mockClear());

it.each([
  ['of an event, itself', `/org/events/${id}`, ['/api/v1/me', `/api/v1/org/pois/${id}`]],
  ['of any other page, who is signed in', '/org/events/new', ['/api/v1/me']],
  ['of what is no event, nothing of it', `/org/events/${id}/x`, ['/api/v1/me']],
])('asks early: %s', (_what, path, expected) => {
  askEarly(path, true);
  expect(asked()).toEqual(expected);
});

it('asks nothing for a visitor', () => {
  askEarly(`/org/events/${id}`, false);
  expect(asked()).toEqual([]);
});

it('asks as the page does, or the browser would ask twice', () => {
  askEarly('/org', true);
  expect(links().map((link) => [link.rel, link.getAttribute('as'), link.crossOrigin])).toEqual([
    ['preload', 'fetch', 'anonymous'],
  ]);
});
