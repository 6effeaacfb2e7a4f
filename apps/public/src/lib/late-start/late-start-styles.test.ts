import { afterEach, expect, it, vi } from 'vitest';
import { completeStyles } from './late-start-styles.ts';

afterEach(() => document.head.replaceChildren());

it.each([
  ['load', 'removes', null],
  ['error', 'keeps', 'a{}'],
])(
  'completeStyles links the whole style sheet, awaits its %s event, and then %s the inlined rules',
  async (event, _what, remaining) => {
    document.head.innerHTML =
      '<style data-whole="/assets/style-a.css">a{}</style><style>b{}</style>';
    const links: unknown[] = [];
    const part = document.querySelector('style');
    // Keeps the link out of the document, where happy-dom would fire its events: the test fires
    // them.
    vi.spyOn(part ?? document.createElement('style'), 'after').mockImplementation(
      (link) => void links.push(link),
    );
    const done = vi.fn();
    const work = completeStyles().then(done);
    const [link] = links;
    expect(link).toMatchObject({ outerHTML: '<link rel="stylesheet" href="/assets/style-a.css">' });
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    if (link instanceof Element) link.dispatchEvent(new Event(event));
    await work;
    expect(document.querySelector('style[data-whole]')?.textContent ?? null).toBe(remaining);
  },
);

it('completeStyles resolves and adds no style sheet when the page has no partial styles', async () => {
  document.head.innerHTML = '<style>a{}</style>';
  await completeStyles();
  expect(document.head.children).toHaveLength(1);
});
