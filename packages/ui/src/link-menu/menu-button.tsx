import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import classes from './link-menu.module.css';

export type MenuButtonProps = { icon: IconName; onPress: () => void; children: ReactNode };

/** An entry of a `MenuList` that acts on the page. */
export const MenuButton = ({ icon, onPress, children }: MenuButtonProps) => (
  <li>
    <button type="button" className={classes.item} onClick={onPress}>
      <Icon name={icon} />
      {children}
    </button>
  </li>
);
