import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import button from '../button/button.module.css';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import classes from './link-menu.module.css';
import { MenuList, type MenuListProps } from './menu-list.tsx';

export type LinkMenuProps = Pick<MenuListProps, 'items' | 'align'> & {
  label: string;
  icon: IconName;
};

/**
 * A button that opens a short list of links. Works without scripts; with scripts it also closes on
 * Escape, on a press on a link, and when the focus leaves it.
 */
export function LinkMenu({ label, icon, items, align }: LinkMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    event.stopPropagation();
    close();
    menu.current.querySelector('summary')?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <details ref={menu} className={classes.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className={`${button.button} ${classes.button}`} data-variant="secondary">
        <Icon name={icon} />
        <span>{label}</span>
        <Icon name="chevron-down" size="1em" />
      </summary>
      <MenuList items={items} align={align} onPress={close} />
    </details>
  );
}
