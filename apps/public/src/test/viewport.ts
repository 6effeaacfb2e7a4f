import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

type Watch = { element: Element; margin: string; notify: (isNear: boolean) => void };

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
        notify: (isIntersecting: boolean) => this.#callback([{ isIntersecting, target: element }]),
      };
      this.#own.add(watch);
      watches.add(watch);
      // As in a browser, a new observation reports the current state at once.
      if ([...near].some((one) => touch(one, element)))
        queueMicrotask(() => watches.has(watch) && watch.notify(true));
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
    marginsOf: (element: Element) => watching(element).map(({ margin }) => margin),
    move: (element: Element, isNear: boolean) =>
      act(async () => {
        if (isNear) near.add(element);
        else near.delete(element);
        for (const { notify } of watching(element)) notify(isNear);
      }),
  };
}
