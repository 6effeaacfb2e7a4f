import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useCurrentInSight } from '../current-in-sight/use-current-in-sight.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './step-bar.module.css';

type StepBarItem<Name extends string> = {
  name: Name;
  label: string;
  /** Where the step is; undefined while one cannot go there yet. */
  href: string | undefined;
  isDone: boolean;
};

export type StepLinkProps = {
  href: string;
  className: string | undefined;
  'aria-current': 'step' | undefined;
  children: ReactNode;
};

export type StepBarProps<Name extends string> = {
  current: Name;
  steps: readonly StepBarItem<Name>[];
  /** How a step is gone to, by whoever knows the addresses. */
  link: ComponentType<StepLinkProps>;
  /** "Étapes de la création", "Étape 2 sur 3", "fait". */
  words: { label: string; position: (number: number, count: number) => string; done: string };
};

/** How far one has come with something made in several steps, and the way to each of them. */
export function StepBar<Name extends string>({
  current,
  steps,
  link: StepLink,
  words,
}: StepBarProps<Name>) {
  const list = useCurrentInSight<HTMLOListElement>(current);
  const place = useRef<HTMLParagraphElement>(null);
  const seen = useRef(current);
  // Another step begins where it says which one it is, for the keyboard and for those who hear the page.
  useEffect(() => {
    if (seen.current === current) return;
    seen.current = current;
    place.current?.focus();
  }, [current]);
  const number = steps.findIndex(({ name }) => name === current) + 1;
  return (
    <nav className={classes.bar} aria-label={words.label}>
      <p ref={place} tabIndex={-1}>
        {words.position(number, steps.length)}
      </p>
      <ol ref={list}>
        {steps.map(({ name, label, href, isDone }, index) => {
          const content = (
            <>
              <span className={classes.number}>
                {isDone ? <Icon name="check" size="1em" /> : index + 1}
              </span>
              <span>{label}</span>
              {isDone && <VisuallyHidden>{words.done}</VisuallyHidden>}
            </>
          );
          return (
            <li key={name} data-done={isDone || undefined}>
              {href === undefined ? (
                <span className={classes.step}>{content}</span>
              ) : (
                <StepLink
                  className={classes.step}
                  href={href}
                  aria-current={name === current ? 'step' : undefined}
                >
                  {content}
                </StepLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
