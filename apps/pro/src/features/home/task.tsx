import { Button } from '@parages/ui/button/button';
import { Icon } from '@parages/ui/icon/icon';
import type { IconName } from '@parages/ui/icon/icon-paths';
import type { ReactNode } from 'react';
import classes from './home.module.css';

export type TaskProps = {
  icon: IconName;
  tone?: 'urgent' | 'normal' | 'waiting';
  title: string;
  text?: ReactNode;
  href: string;
  action: string;
};

export const Task = ({ icon, tone = 'normal', title, text, href, action }: TaskProps) => (
  <li className={classes.task} data-tone={tone}>
    <span className={classes.mark}>
      <Icon name={icon} />
    </span>
    <div className={classes.words}>
      <h3>{title}</h3>
      {text !== undefined && <p>{text}</p>}
    </div>
    <Button
      href={href}
      variant={tone === 'waiting' ? 'quiet' : 'secondary'}
      aria-label={`${action} : ${title}`}
    >
      {action}
    </Button>
  </li>
);
