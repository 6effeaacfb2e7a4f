import { TryAgain } from '@parages/ui/error-state/try-again';
import text from '../looks/text.module.css';

/** Texts of a loading or failed part: `failed` is a title, `failedText` an optional detail. */
export type ReadWords = { loading: string; failed: string; failedText?: string; retry: string };
export type ReadStateProps = {
  query: { data: unknown; error: Error | null; refetch: () => unknown };
  words: ReadWords;
};

/**
 * Loading or error state of a part of a page, with a retry button; nothing once the data is there.
 */
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
