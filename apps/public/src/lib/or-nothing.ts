import type { ComponentType } from 'react';

type Loaded<P> = { default: ComponentType<P> };

/**
 * Renders nothing for a lazy part that fails to load: `lazy(orNothing(async () => …))`. Offline,
 * its file may not be cached, and the error would replace the whole page.
 */
export const orNothing =
  <P>(load: () => Promise<Loaded<P>>) =>
  (): Promise<Loaded<P>> =>
    load().catch(() => ({ default: () => null }));
