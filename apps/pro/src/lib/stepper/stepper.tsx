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
  /** The address of the step; undefined while it cannot be reached. */
  href: string | undefined;
  isDone: boolean;
};

export type StepperProps<Name extends string> = {
  current: Name;
  steps: readonly StepperItem<Name>[];
  /** "Étapes de la création", "Étape 2 sur 3", "fait". */
  words: { label: string; position: (number: number, count: number) => string; done: string };
};

const { steps, separator, step, stepIcon, stepCompletedIcon, stepBody, stepLabel } = classes;
const parts = { steps, separator, step, stepIcon, stepCompletedIcon, stepBody, stepLabel };

/** The steps of a form that spans several screens: which one is current, which are done, and a link to each that can be reached. */
export function Stepper<Name extends string>({ current, steps, words }: StepperProps<Name>) {
  const place = useRef<HTMLParagraphElement>(null);
  const seen = useRef(current);
  // A new step starts at its position, for keyboards and screen readers.
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
      </p>
      <MantineStepper active={rank} wrap={false} classNames={parts}>
        {steps.map(({ name, label, href, isDone }, index) => {
          // A step before the current one may be incomplete, and one after it complete.
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
              // A link of the same page: the way back leads out of it, not through each step.
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
