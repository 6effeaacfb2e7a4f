import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import classes from './notice.module.css';

export type NoticeProps = {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title: string;
  children?: ReactNode;
  /** Announced at once when it appears after the page load, such as an error. */
  isLive?: boolean;
};

export function Notice({ tone = 'info', title, children, isLive = false }: NoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone} role={isLive ? 'alert' : undefined}>
      <Icon
        name={tone === 'success' ? 'check' : tone === 'info' ? 'info' : 'alert'}
        size="1.5rem"
      />
      <div>
        <p className={classes.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
