import type { Site } from '@parages/contracts/vocabulary/site/site';
import type { QueryClient } from '@tanstack/react-query';

/** Dependencies of the route loaders. */
export type Runtime = { queryClient: QueryClient; site: Site };
