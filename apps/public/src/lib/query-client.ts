import { isRefusal } from '@parages/contracts/api-problem';
import { limits } from '@parages/contracts/vocabulary/limits';
import { MutationCache, QueryClient } from '@tanstack/react-query';

const { collectAfterMs, retries, firstRetryDelayMs, longestRetryDelayMs } = limits.queryCache;
const freshMs = 60_000;

const isOffline = (): boolean => globalThis.navigator?.onLine === false;

export type QueryClientOptions = {
  /** Told of every action that failed, whatever asked for it: the visitor must be told in turn. */
  onActionFailed?: () => void;
};

/** The cache of what the API answered: one per request on the server, one per tab in the browser. */
export const createQueryClient = ({ onActionFailed }: QueryClientOptions = {}): QueryClient =>
  new QueryClient({
    mutationCache: new MutationCache({ onError: () => onActionFailed?.() }),
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : collectAfterMs,
        // A refusal will not change its mind; only what never reached the API, or failed there, is asked again.
        retry: (failures, error) =>
          !import.meta.env.SSR && failures < retries && !isRefusal(error) && !isOffline(),
        retryDelay: (attempt) => Math.min(firstRetryDelayMs * 2 ** attempt, longestRetryDelayMs),
        refetchOnWindowFocus: false,
        // Asked without a network too: what was read before is answered by the service worker, and the rest fails at once instead of waiting.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
