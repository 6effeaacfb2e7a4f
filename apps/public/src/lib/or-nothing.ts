import type { ComponentType } from 'react';

type Loaded<P> = { default: ComponentType<P> };

/**
 * Offline, the file of a lazy part may not be cached, and the error would replace the whole page.
 */
export const orNothing =
  <P>(load: () => Promise<Loaded<P>>) =>
  (): Promise<Loaded<P>> =>
    load().catch(() => ({ default: () => null }));
