import type { QueryClient } from '@tanstack/react-query';
import type { Site } from './site.tsx';

/** What loaders work with. */
export type Runtime = { queryClient: QueryClient; site: Site };
