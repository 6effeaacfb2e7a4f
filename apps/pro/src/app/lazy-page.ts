import type { ComponentType } from 'react';

/** Makes the `lazy` property of a route; `load` imports and returns its page. */
export const page = (load: () => Promise<ComponentType>) => async () => ({
  Component: await load(),
});
