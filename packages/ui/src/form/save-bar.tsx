import type { ReactNode } from 'react';
import { LiveRegion } from '../live-region/live-region.tsx';
import classes from './form.module.css';

export type SaveBarProps = {
  /** "Enregistré à 14:02", "Des changements ne sont pas enregistrés": announced politely when it changes. */
  status?: ReactNode;
  /** The buttons, the main one last. */
  children: ReactNode;
};

/** The foot of a long form, which stays in sight: how it stands, and what one may do with it. */
export const SaveBar = ({ status, children }: SaveBarProps) => (
  <div className={classes.saveBar}>
    <div className={classes.saveStatus}>
      <LiveRegion isVisible>{status}</LiveRegion>
    </div>
    <div className={classes.saveActions}>{children}</div>
  </div>
);
