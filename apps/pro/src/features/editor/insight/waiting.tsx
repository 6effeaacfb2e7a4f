import { Button } from '@parages/ui/button/button';
import classes from './insight.module.css';
import { say } from './words.ts';

/** What is said while there is no answer, or when there was none. */
export const Waiting = ({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) =>
  hasFailed ? (
    <p role="alert" className={classes.hint}>
      {say('failed')}{' '}
      <Button variant="quiet" onClick={onRetry}>
        {say('retry')}
      </Button>
    </p>
  ) : (
    <p className={classes.hint} aria-busy="true">
      {say('loading')}
    </p>
  );
