// Specification: §2.25
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  createHighlight,
  HighlightProvider,
  type Pointed,
  useCardHighlight,
  useHighlight,
} from './highlight.tsx';

const at = { lon: 0.7, lat: 47.39 };
const poi = (id: string): Pointed => ({ id, theme: 'concerts', position: at });

it('createHighlight holds one event at a time; `leave` of an earlier event does not clear it; subscribers are notified of each change', () => {
  const highlight = createHighlight();
  const heard = vi.fn();
  const stop = highlight.subscribe(heard);
  highlight.point(poi('a'), 'list');
  highlight.point(poi('b'), 'map');
  highlight.leave('a');
  expect(highlight.read()).toEqual({ poi: poi('b'), where: 'map' });
  highlight.leave('b');
  expect(highlight.read()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  highlight.point(poi('a'), 'list');
  expect(heard).toHaveBeenCalledTimes(3);
});

const drawn: string[] = [];
let shared: ReturnType<typeof createHighlight> | undefined;

function Card({ id }: { id: string }) {
  const highlight = useCardHighlight(poi(id));
  drawn.push(id);
  return <p data-framed={'isHighlighted' in highlight && highlight.isHighlighted}>{id}</p>;
}

function Reader() {
  shared = useHighlight();
  return null;
}

it('issue 3, point 5 "list and map highlight each other": frames the card of the marker under the pointer until the visitor points at another event, and re-renders no other card', () => {
  render(
    <HighlightProvider>
      <Card id="a" />
      <Card id="b" />
      <Reader />
    </HighlightProvider>,
  );
  drawn.length = 0;
  act(() => shared?.point(poi('b'), 'map'));
  expect(screen.getByText('b').dataset.framed).toBe('true');
  expect(drawn).toEqual(['b']);
  act(() => shared?.point(poi('a'), 'list'));
  expect(screen.getByText('a').dataset.framed).toBe('false');
  expect(screen.getByText('b').dataset.framed).toBe('false');
});

it('useCardHighlight returns no props for a card on a page without a HighlightProvider', () => {
  function Alone() {
    return <p>{Object.keys(useCardHighlight(poi('a'))).length}</p>;
  }
  render(<Alone />);
  expect(screen.getByText('0')).toBeInTheDocument();
});
