import { TryAgain } from '@parages/ui/error-state/try-again';
import text from '../looks/text.module.css';

export type ReadWords = { loading: string; failed: string; failedText?: string; retry: string };
export type ReadStateProps = {
  query: { data: unknown; error: Error | null; refetch: () => unknown };
  words: ReadWords;
};

export function ReadState({
  query: { data, error, refetch },
  words: { loading, failed, failedText, retry },
}: ReadStateProps) {
  if (data !== undefined) return null;
  if (error)
    return (
      <TryAgain title={failed} retry={retry} onRetry={() => void refetch()}>
        {failedText}
      </TryAgain>
    );
  return (
    <p className={text.hint} aria-busy="true">
      {loading}
    </p>
  );
}
