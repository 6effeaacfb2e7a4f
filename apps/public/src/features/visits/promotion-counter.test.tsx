// Specification: §6.15
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PromotionCounter } from './promotion-counter.tsx';

const sendBeacon = vi.fn((_url: string, _body: Blob) => true);
type Entry = { isIntersecting: boolean; target: Element };
let observed: Set<Element>;
let show: (entries: Entry[]) => void;

// Replaces the browser's observer: in happy-dom no element is ever visible.
class StubObserver {
  constructor(callback: (entries: Entry[]) => void) {
    show = callback;
  }
  observe = (card: Element) => observed.add(card);
  unobserve = (card: Element) => observed.delete(card);
  disconnect = () => observed.clear();
}

beforeEach(() => {
  observed = new Set();
  vi.stubGlobal('IntersectionObserver', StubObserver);
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) =>
    sendBeacon(String(url), body as Blob),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sendBeacon.mockClear();
});

const sent = () =>
  Promise.all(
    sendBeacon.mock.calls.map(async ([url, body]) => [url, JSON.parse(await body.text())]),
  );
const Card = ({ id, isPaid = true }: { id: string; isPaid?: boolean }) => (
  <article {...(isPaid && { 'data-promoted': id })}>
    <a href={`#${id}`}>Voir {id}</a>
    <button type="button">Garder {id}</button>
  </article>
);
const cardOf = (id: string): Element =>
  screen.getByText(`Voir ${id}`).closest('article') ?? document.body;

it('PromotionCounter counts the impression of each visible sponsored card once, in one request, and of no other card', async () => {
  const { unmount } = render(
    <>
      <Card id="a" />
      <Card id="b" />
      <Card id="c" isPaid={false} />
      <PromotionCounter />
    </>,
  );
  expect([...observed]).toEqual([cardOf('a'), cardOf('b')]);
  show([
    { isIntersecting: true, target: cardOf('a') },
    { isIntersecting: false, target: cardOf('b') },
  ]);
  show([
    { isIntersecting: true, target: cardOf('a') },
    { isIntersecting: true, target: cardOf('b') },
  ]);
  unmount();
  expect(await sent()).toEqual([['/api/v1/pois/promoted/impressions', { poiIds: ['a', 'b'] }]]);
});

it('PromotionCounter counts a click on the link of a sponsored card, not on its button nor on the link of a card that is not sponsored', async () => {
  render(
    <>
      <Card id="a" />
      <Card id="c" isPaid={false} />
      <PromotionCounter />
    </>,
  );
  await userEvent.click(screen.getByText('Garder a'));
  await userEvent.click(screen.getByText('Voir c'));
  await userEvent.click(screen.getByText('Voir a'));
  expect(await sent()).toEqual([['/api/v1/pois/a/visits', { kind: 'promoted-click' }]]);
});

it('PromotionCounter observes a sponsored card that is added to the page later', async () => {
  const { rerender } = render(<PromotionCounter />);
  rerender(
    <>
      <PromotionCounter />
      <Card id="a" />
    </>,
  );
  await vi.waitFor(() => expect(observed.size).toBe(1));
});
