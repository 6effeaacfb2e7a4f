import type { ComponentType } from 'react';

type Loaded<P> = { default: ComponentType<P> };

/**
 * Lets a page stand without a part of it that is fetched on use: `lazy(orNothing(async () => …))`. Without a network its file may not have
 * been kept, and an error there would take the whole page away.
 */
export const orNothing =
  <P>(load: () => Promise<Loaded<P>>) =>
  (): Promise<Loaded<P>> =>
    load().catch(() => ({ default: () => null }));
