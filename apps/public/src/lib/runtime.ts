import type { Site } from '@parages/contracts/vocabulary/site/site';
import type { QueryClient } from '@tanstack/react-query';

export type Runtime = { queryClient: QueryClient; site: Site };
