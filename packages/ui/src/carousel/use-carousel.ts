import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Returns a ref for a horizontal list, whether the list can scroll back and forward, and a function
 * that scrolls it by 90 % of its width. Until the first measurement only `canGoOn` is true.
 */
export const useCarousel = () => {
  const listRef = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: true });

  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const measure = () => {
      const canGoBack = list.scrollLeft > 4;
      const canGoOn = list.scrollLeft + list.clientWidth < list.scrollWidth - 4;
      setEnds((old) =>
        old.canGoBack === canGoBack && old.canGoOn === canGoOn ? old : { canGoBack, canGoOn },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, []);

  const scrollBy = useCallback((direction: 1 | -1) => {
    const list = listRef.current;
    if (!list) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollBy({
      left: direction * list.clientWidth * 0.9,
      behavior: isStill ? 'auto' : 'smooth',
    });
  }, []);

  return { listRef, ...ends, scrollBy };
};
