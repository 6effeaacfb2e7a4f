import { loadPart } from '@parages/ui/lazy-part/lazy-part';
import type { ComponentType } from 'react';

export const page = (load: () => Promise<ComponentType>) => async () => ({
  Component: await loadPart(load),
});
