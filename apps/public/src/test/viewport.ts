import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

type Watch = { element: Element; margin: string; tell: (isNear: boolean) => void };

/** A viewport whose elements come and go as the test says, until it is over. */
export function stubViewport() {
  const watches = new Set<Watch>();
  const near = new Set<Element>();
  const touch = (one: Element, other: Element): boolean =>
    one.contains(other) || other.contains(one);
  class Observer {
    readonly #callback: (entries: { isIntersecting: boolean; target: Element }[]) => void;
    readonly #margin: string;
    readonly #own = new Set<Watch>();
    constructor(
      callback: (entries: { isIntersecting: boolean; target: Element }[]) => void,
      { rootMargin = '0px' } = {},
    ) {
      this.#callback = callback;
      this.#margin = rootMargin;
    }
    observe(element: Element) {
      const watch = {
        element,
        margin: this.#margin,
        tell: (isIntersecting: boolean) => this.#callback([{ isIntersecting, target: element }]),
      };
      this.#own.add(watch);
      watches.add(watch);
      // Whoever begins to watch is told how things are, as by a browser.
      if ([...near].some((one) => touch(one, element)))
        queueMicrotask(() => watches.has(watch) && watch.tell(true));
    }
    unobserve() {}
    disconnect() {
      for (const watch of this.#own) watches.delete(watch);
    }
  }
  const before = globalThis.IntersectionObserver;
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => void vi.stubGlobal('IntersectionObserver', before));
  const watching = (element: Element) =>
    [...watches].filter((watch) => touch(watch.element, element));
  return {
    /** The margins within which somebody waits for an element. */
    marginsOf: (element: Element) => watching(element).map(({ margin }) => margin),
    /** The element comes near, or leaves. */
    move: (element: Element, isNear: boolean) =>
      act(async () => {
        if (isNear) near.add(element);
        else near.delete(element);
        for (const { tell } of watching(element)) tell(isNear);
      }),
  };
}
