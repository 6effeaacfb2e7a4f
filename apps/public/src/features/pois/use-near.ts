import { useEffect, useRef, useState } from 'react';

/** Stays true once the element has come within `marginPx` of the viewport. */
export function useNear<E extends Element>(marginPx: number, isNearAtFirst = false) {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(isNearAtFirst);
  useEffect(() => {
    if (isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      {
        rootMargin: `${marginPx}px 0px`,
      },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear, marginPx]);
  return { ref, isNear };
}
