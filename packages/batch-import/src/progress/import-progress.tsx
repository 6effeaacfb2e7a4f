import classes from '../batch-import.module.css';
import type { ImportView } from '../import-view.ts';
import { useImportWords } from '../import-words.tsx';

export function ImportProgress({
  label,
  progress: { processed, total },
}: {
  label: string;
  progress: ImportView['progress'];
}) {
  const { say, formatCount } = useImportWords();
  const counts = { processed: formatCount(processed), total: formatCount(total) };
  return (
    <div className={classes.progressBox}>
      <progress
        className={classes.progress}
        aria-label={label}
        {...(total > 0 && { max: total, value: Math.min(processed, total) })}
      />
      <p className={classes.hint}>{say(total > 0 ? 'running.of' : 'running.soFar', counts)}</p>
    </div>
  );
}
