import { Button } from '@parages/ui/button/button';
import classes from '../campaigns.module.css';
import { say } from '../words.ts';

/** To the step before and the step after; a step that cannot be left yet has no way on. */
export const StepButtons = ({
  onPrevious,
  onNext,
}: {
  onPrevious?: () => void;
  onNext?: (() => void) | undefined;
}) => (
  <div className={classes.actions}>
    {onPrevious && (
      <Button variant="secondary" icon="chevron-left" onClick={onPrevious}>
        {say('create.previous')}
      </Button>
    )}
    {onNext && (
      <Button icon="arrow-right" onClick={onNext}>
        {say('create.next')}
      </Button>
    )}
  </div>
);
