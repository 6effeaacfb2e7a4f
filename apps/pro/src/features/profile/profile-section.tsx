import { type ReactNode, useId } from 'react';
import classes from './profile.module.css';

export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
