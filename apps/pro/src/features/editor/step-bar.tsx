import type { PoiTab } from '@parages/contracts/vocabulary/poi-tabs';
import { poiTabLabels } from '@parages/contracts/vocabulary/poi-tabs.fr';
import { Button } from '@parages/ui/button/button';
import { Icon } from '@parages/ui/icon/icon';
import { VisuallyHidden } from '@parages/ui/visually-hidden/visually-hidden';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import classes from './step-bar.module.css';
import { neighbourOf, type Step, steps } from './steps.ts';
import { useCurrentInSight } from './use-current-in-sight.ts';
import { say } from './words.ts';

export const stepLabel = (step: Step): string => (step === 'summary' ? say('steps.summary') : poiTabLabels[step]);

export type StepBarProps = {
  current: Step;
  counts: ReadonlyMap<PoiTab, number>;
  /** What may be left empty, and is: it is done once one went past it. */
  untold: ReadonlySet<Step | PoiTab>;
  /** Where a step is; undefined while one cannot go there yet. */
  hrefOf: (step: Step) => string | undefined;
};

/** How far one has come with a new event, and the way to each step. */
export function StepBar({ current, counts, untold, hrefOf }: StepBarProps) {
  const list = useCurrentInSight(current);
  const place = useRef<HTMLParagraphElement>(null);
  const seen = useRef(current);
  // Another step begins where it says which one it is, for the keyboard and for those who hear the page.
  useEffect(() => {
    if (seen.current === current) return;
    seen.current = current;
    place.current?.focus();
  }, [current]);
  return (
    <nav className={classes.bar} aria-label={say('steps.label')}>
      <p ref={place} tabIndex={-1}>
        {say('steps.position', { number: steps.indexOf(current) + 1, count: steps.length })}
      </p>
      <ol ref={list}>
        {steps.map((step, index) => {
          const href = hrefOf(step);
          const isComplete = step !== 'summary' && href !== undefined && (counts.get(step) ?? 0) === 0;
          const isDone = isComplete && step !== current && (!untold.has(step) || index < steps.indexOf(current));
          const content = (
            <>
              <span className={classes.number}>{isDone ? <Icon name="check" size="1em" /> : index + 1}</span>
              <span>{stepLabel(step)}</span>
              {isDone && <VisuallyHidden>{say('done')}</VisuallyHidden>}
            </>
          );
          return (
            <li key={step} data-done={isDone || undefined}>
              {href === undefined ? (
                <span className={classes.step}>{content}</span>
              ) : (
                <Link className={classes.step} to={href} replace aria-current={step === current ? 'step' : undefined}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** To the step before and the step after. */
export function StepButtons({ current, onStep }: { current: Step; onStep: (step: Step) => void }) {
  const [previous, next] = [neighbourOf(current, -1), neighbourOf(current, 1)];
  return (
    <div className={classes.buttons}>
      {previous && (
        <Button variant="secondary" icon="chevron-left" onClick={() => onStep(previous)}>
          {say('steps.previous')}
        </Button>
      )}
      {next && (
        <Button icon="arrow-right" onClick={() => onStep(next)}>
          {say('steps.next')}
        </Button>
      )}
    </div>
  );
}
