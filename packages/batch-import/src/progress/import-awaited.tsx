import { TryAgain } from '@parages/ui/error-state/try-again';
import classes from '../batch-import.module.css';
import { useImportWords } from '../import-words.tsx';

export type ImportAwaitedProps = { hasFailed: boolean; failed: string; onRetry: () => void };

export function ImportAwaited({ hasFailed, failed, onRetry }: ImportAwaitedProps) {
  const { say } = useImportWords();
  if (hasFailed) return <TryAgain title={failed} retry={say('retry')} onRetry={onRetry} />;
  return (
    <p className={classes.hint} aria-busy="true">
      {say('loading')}
    </p>
  );
}
