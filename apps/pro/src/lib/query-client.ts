import { isRefusal } from '@parages/contracts/api-problem';
import { limits } from '@parages/contracts/vocabulary/limits';
import { MutationCache, QueryClient } from '@tanstack/react-query';

const { collectAfterMs, retries, firstRetryDelayMs, longestRetryDelayMs } = limits.queryCache;
const freshMs = 30_000;

declare module '@tanstack/react-query' {
  interface Register {
    /** `isTold`: the screen itself says what was refused, so that nothing needs to be said for it. */
    mutationMeta: { isTold?: boolean };
  }
}

export type QueryClientOptions = {
  /** Told of every action that failed and whose screen does not say so itself. */
  onActionFailed?: () => void;
};

/** The cache of what the API answered, one per tab. */
export const createQueryClient = ({ onActionFailed }: QueryClientOptions = {}): QueryClient =>
  new QueryClient({
    mutationCache: new MutationCache({
      onError: (_error, _variables, _result, { meta }) => {
        if (meta?.isTold !== true) onActionFailed?.();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        gcTime: collectAfterMs,
        // A refusal will not change its mind; only what never reached the API, or failed there, is asked again.
        retry: (failures, error) => failures < retries && !isRefusal(error),
        retryDelay: (attempt) => Math.min(firstRetryDelayMs * 2 ** attempt, longestRetryDelayMs),
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
