import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { afterPaint } from '../after-paint/after-paint.ts';
import { renderUi } from '../test/render.tsx';
import { useCurrentInSight } from './use-current-in-sight.ts';

function Row({ current }: { current: string | undefined }) {
  const ref = useCurrentInSight<HTMLUListElement>(current);
  return (
    <ul ref={ref}>
      {['un', 'deux', 'trois'].map((name) => (
        <li key={name}>
          <a href={`#${name}`} aria-current={name === current ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

// happy-dom has no layout: gives entries a width of 100 px, in a row of 150 px.
const measures = {
  offsetLeft: (item: Element) => [...(item.parentElement?.children ?? [])].indexOf(item) * 100,
  offsetWidth: () => 100,
};
for (const [name, measure] of Object.entries(measures))
  vi.spyOn(HTMLLIElement.prototype, name as 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return measure(this);
  });
vi.spyOn(HTMLUListElement.prototype, 'clientWidth', 'get').mockReturnValue(150);

it('useCurrentInSight scrolls a row so that its current entry is in the middle, and not without a current entry', async () => {
  const { rerender } = renderUi(<Row current="deux" />);
  const row = screen.getByRole('list');
  expect(row.scrollLeft).toBe(0);
  await vi.waitFor(() => expect(row.scrollLeft).toBe(75));
  rerender(<Row current="trois" />);
  await vi.waitFor(() => expect(row.scrollLeft).toBe(175));
  rerender(<Row current={undefined} />);
  await new Promise<void>((resolve) => afterPaint(resolve));
  expect(row.scrollLeft).toBe(175);
});
