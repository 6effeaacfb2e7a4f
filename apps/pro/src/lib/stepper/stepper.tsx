import '@mantine/core/styles/Stepper.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { Stepper as MantineStepper } from '@mantine/core';
import { Icon } from '@parages/ui/icon/icon';
import { VisuallyHidden } from '@parages/ui/visually-hidden/visually-hidden';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import classes from './stepper.module.css';

type StepperItem<Name extends string> = {
  name: Name;
  label: string;
  /** Undefined while the step is not reachable. */
  href: string | undefined;
  isDone: boolean;
};

export type StepperProps<Name extends string> = {
  current: Name;
  steps: readonly StepperItem<Name>[];
  words: { label: string; position: (number: number, count: number) => string; done: string };
};

const { steps, separator, step, stepIcon, stepCompletedIcon, stepBody, stepLabel } = classes;
const parts = { steps, separator, step, stepIcon, stepCompletedIcon, stepBody, stepLabel };

export function Stepper<Name extends string>({ current, steps, words }: StepperProps<Name>) {
  const place = useRef<HTMLParagraphElement>(null);
  const seen = useRef(current);
  // On a change of step, focuses the text "Étape 2 sur 3", for keyboards and screen readers.
  useEffect(() => {
    if (seen.current === current) return;
    seen.current = current;
    place.current?.focus();
  }, [current]);
  const rank = steps.findIndex(({ name }) => name === current);
  return (
    <nav className={classes.nav} aria-label={words.label}>
      <p ref={place} tabIndex={-1}>
        {words.position(rank + 1, steps.length)}
        <span className={classes.name}> · {steps[rank]?.label}</span>
      </p>
      <MantineStepper active={rank} wrap={false} classNames={parts}>
        {steps.map(({ name, label, href, isDone }, index) => {
          // From `isDone`, not Mantine’s `active`: an earlier step may be incomplete, a later one
          // done.
          const mark = isDone ? <Icon name="check" size="1.125em" /> : index + 1;
          return (
            <MantineStepper.Step
              key={name}
              icon={mark}
              completedIcon={mark}
              progressIcon={mark}
              label={
                <>
                  {label} {isDone && <VisuallyHidden>{words.done}</VisuallyHidden>}
                </>
              }
              mod={{ done: isDone }}
              aria-current={index === rank ? 'step' : undefined}
              // Replaces the history entry: the browser’s back button leaves the form instead of
              // stepping back.
              renderRoot={({ type: _type, tabIndex: _tabIndex, ...root }) =>
                href === undefined ? <span {...root} /> : <Link to={href} replace {...root} />
              }
            />
          );
        })}
      </MantineStepper>
    </nav>
  );
}
