import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

export type StateFrameProps = {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** The shapes of a drawing of 240 by 170. */
  scene: ReactNode;
  level?: 1 | 2 | 3;
};

function Picture({ scene }: { scene: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={240}
      height={170}
      viewBox="0 0 240 170"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <ellipse cx="120" cy="92" rx="104" ry="66" fill="var(--color-highlight)" opacity="0.75" />
      <path d="M16 152h208" stroke="var(--color-ink)" strokeWidth="3" />
      {scene}
    </svg>
  );
}

/** A drawing, a title and actions in place of content. */
export function StateFrame({ title, children, actions, scene, level = 2 }: StateFrameProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.state}>
      <Picture scene={scene} />
      <Heading className={classes.title}>{title}</Heading>
      {children && <div className={classes.text}>{children}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
