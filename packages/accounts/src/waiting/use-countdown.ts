import { useEffect, useRef, useState } from 'react';

const secondMs = 1000;

export function useCountdown(
  seconds: number,
  { isPaused = false, onEnd }: { isPaused?: boolean; onEnd?: () => void } = {},
) {
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isPaused || left <= 0) return;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) end.current?.();
    }, secondMs);
    return () => clearTimeout(timer);
  }, [left, isPaused]);
  return { left, start: () => setLeft(seconds) };
}
