import { beforeEach, expect, it, vi } from 'vitest';
import { LostPart } from './lazy-part.tsx';
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

it('adds a style sheet once, before those of the site, and resolves when it has loaded', async () => {
  const loaded = loadStyleSheet('/map.css');
  expect(loadStyleSheet('/map.css')).toBe(loaded);
  expect(added.map(({ href }) => new URL(href).pathname)).toEqual(['/map.css']);
  end('load');
  await expect(loaded).resolves.toBeUndefined();
});

it('rejects with a lost part when the style sheet does not load, and adds it again at the next call', async () => {
  const lost = loadStyleSheet('/lost.css');
  const refused = expect(lost).rejects.toBeInstanceOf(LostPart);
  end('error');
  await refused;
  expect(added).toHaveLength(1);
  const again = loadStyleSheet('/lost.css');
  end('load');
  expect(added).toHaveLength(2);
  await expect(again).resolves.toBeUndefined();
});
