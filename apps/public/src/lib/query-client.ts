import { isRefusal } from '@parages/contracts/api-problem';
import { limits } from '@parages/contracts/vocabulary/limits';
import { MutationCache, QueryClient } from '@tanstack/react-query';

const { collectAfterMs, retries, firstRetryDelayMs, longestRetryDelayMs } = limits.queryCache;
const staleTimeMs = 60_000;

const isOffline = (): boolean => globalThis.navigator?.onLine === false;

export type QueryClientOptions = {
  onActionFailed?: () => void;
};

/** One per request on the server, one per tab in the browser. */
export const createQueryClient = ({ onActionFailed }: QueryClientOptions = {}): QueryClient =>
  new QueryClient({
    mutationCache: new MutationCache({ onError: () => onActionFailed?.() }),
    defaultOptions: {
      queries: {
        staleTime: staleTimeMs,
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : collectAfterMs,
        // A refusal is final, and a retry while offline would fail too: retries only other failures
        // of the network or the server.
        retry: (failures, error) =>
          !import.meta.env.SSR && failures < retries && !isRefusal(error) && !isOffline(),
        retryDelay: (attempt) => Math.min(firstRetryDelayMs * 2 ** attempt, longestRetryDelayMs),
        refetchOnWindowFocus: false,
        // Sends requests while offline too: the service worker answers cached ones, and the others
        // fail at once instead of waiting.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
