import { type ReactNode, type Ref, useId } from 'react';
import classes from './profile.module.css';

export function ProfileSection({
  title,
  hint,
  titleRef,
  children,
}: {
  title: string;
  /** For the focus, when the control that had it has gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  hint?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </h2>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      {children}
    </section>
  );
}
