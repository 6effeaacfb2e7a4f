import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from './api.ts';

const collectAfterMs = 5 * 60_000;
const freshMs = 60_000;
const longestDelayMs = 30_000;
const retries = 3;

/** The cache of what the API answered: one per request on the server, one per tab in the browser. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : collectAfterMs,
        // A refusal will not change its mind; only what never reached the API, or failed there, is asked again.
        retry: (failures, error) => !import.meta.env.SSR && failures < retries && !isRefusal(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, longestDelayMs),
        refetchOnWindowFocus: false,
      },
    },
  });
