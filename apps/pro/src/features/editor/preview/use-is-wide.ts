import { useSyncExternalStore } from 'react';

/** Minimum width for the preview column; must match `preview.module.css`. */
const wide = '(width >= 80rem)';

const subscribe = (onChange: () => void): (() => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the preview is a column beside the form; otherwise a button opens it. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
