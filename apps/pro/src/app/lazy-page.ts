import type { ComponentType } from 'react';

/** The `lazy` property of a route whose page `load` imports. */
export const page = (load: () => Promise<ComponentType>) => async () => ({
  Component: await load(),
});
