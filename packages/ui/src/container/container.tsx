import type { ReactNode } from 'react';
import classes from './container.module.css';

export type ContainerProps = {
  children: ReactNode;
  /** `page` 80 rem, `text` 42 rem for reading. */
  width?: 'page' | 'text';
};

/** Centres its content and adds the page margins. */
export function Container({ children, width = 'page' }: ContainerProps) {
  return (
    <div className={classes.container} data-width={width}>
      {children}
    </div>
  );
}
