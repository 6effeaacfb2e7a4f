import { useSyncExternalStore } from 'react';

/** Room for a column beside the form, as `preview.module.css` has it. */
const wide = '(width >= 80rem)';

const subscribe = (tell: () => void): (() => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Whether the preview stands beside the form; else a button opens it. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
