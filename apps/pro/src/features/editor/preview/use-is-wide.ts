import { useSyncExternalStore } from 'react';

/** Must match the media queries of `preview.module.css`. */
const wide = '(width >= 80rem)';

const subscribe = (onChange: () => void): (() => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
