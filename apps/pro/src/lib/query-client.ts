import { isRefusal } from '@parages/contracts/api-problem';
import { limits } from '@parages/contracts/vocabulary/limits';
import { MutationCache, QueryClient } from '@tanstack/react-query';

const { collectAfterMs, retries, firstRetryDelayMs, longestRetryDelayMs } = limits.queryCache;
const freshMs = 30_000;

declare module '@tanstack/react-query' {
  interface Register {
    /** `isErrorShown`: the screen shows the error of this mutation itself, instead of a toast. */
    mutationMeta: { isErrorShown?: boolean };
  }
}

export type QueryClientOptions = {
  onActionFailed?: () => void;
};

export const createQueryClient = ({ onActionFailed }: QueryClientOptions = {}): QueryClient =>
  new QueryClient({
    mutationCache: new MutationCache({
      onError: (_error, _variables, _result, { meta }) => {
        if (meta?.isErrorShown !== true) onActionFailed?.();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        gcTime: collectAfterMs,
        // Retries network and server errors only: the API would repeat a refusal.
        retry: (failures, error) => failures < retries && !isRefusal(error),
        retryDelay: (attempt) => Math.min(firstRetryDelayMs * 2 ** attempt, longestRetryDelayMs),
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
