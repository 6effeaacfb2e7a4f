import type { ComponentType } from 'react';

export const page = (load: () => Promise<ComponentType>) => async () => ({
  Component: await load(),
});
