import type { ReactNode } from 'react';
import classes from './container.module.css';

export type ContainerProps = {
  children: ReactNode;
  /** Maximum width without the margins: `page` 80rem, `text` 42rem. */
  width?: 'page' | 'text';
};

export function Container({ children, width = 'page' }: ContainerProps) {
  return (
    <div className={classes.container} data-width={width}>
      {children}
    </div>
  );
}
