import { beforeEach, expect, it, vi } from 'vitest';
import { forgetLostParts, LostPart } from './lazy-part.tsx';
import { loadStyleSheet } from './style-sheet.ts';

// The DOM of the tests loads no sheet: each test ends the loading itself.
const added: HTMLLinkElement[] = [];
const end = (type: 'load' | 'error') => added.at(-1)?.dispatchEvent(new Event(type));

beforeEach(() => {
  added.length = 0;
  vi.spyOn(document.head, 'prepend').mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) added.push(link);
  });
});

it('adds a style sheet once, before those of the site and those that React hoists later, and resolves when it has loaded', async () => {
  const loaded = loadStyleSheet('/map.css');
  expect(loadStyleSheet('/map.css')).toBe(loaded);
  expect(added.map(({ href }) => new URL(href).pathname)).toEqual(['/map.css']);
  expect(added[0]).toHaveAttribute('data-precedence');
  end('load');
  await expect(loaded).resolves.toBeUndefined();
});

it('rejects with a lost part when the style sheet does not load, until lost parts are forgotten; the next call then adds it again', async () => {
  const lost = loadStyleSheet('/lost.css');
  const refused = expect(lost).rejects.toBeInstanceOf(LostPart);
  end('error');
  await refused;
  expect(loadStyleSheet('/lost.css')).toBe(lost);
  expect(added).toHaveLength(1);
  forgetLostParts();
  const again = loadStyleSheet('/lost.css');
  end('load');
  expect(added).toHaveLength(2);
  await expect(again).resolves.toBeUndefined();
});
