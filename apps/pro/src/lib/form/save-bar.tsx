import { LiveRegion } from '@parages/ui/live-region/live-region';
import type { ReactNode } from 'react';
import classes from './save-bar.module.css';

export type SaveBarProps = {
  status?: ReactNode;
  /** Below the status, and not announced with it. */
  links?: ReactNode;
  children: ReactNode;
};

export const SaveBar = ({ status, links, children }: SaveBarProps) => (
  <div className={classes.saveBar}>
    <div className={classes.saveStatus}>
      <LiveRegion isVisible>{status}</LiveRegion>
      {links}
    </div>
    <div className={classes.saveActions}>{children}</div>
  </div>
);
