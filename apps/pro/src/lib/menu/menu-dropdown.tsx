import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { type FloatingPosition, Menu } from '@mantine/core';
import { Icon } from '@parages/ui/icon/icon';
import { Link } from '@parages/ui/link/link';
import { type ReactNode, type Ref, type RefObject, useImperativeHandle } from 'react';
import classes from './menu.module.css';
import type { MenuGroup } from './menu-items.ts';

export type MenuDropdownProps = {
  /** Id of the button, which names the menu; the menu itself has `${id}-dropdown`. */
  id: string;
  target: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  head?: ReactNode;
  groups: readonly MenuGroup[];
  /** In px. */
  width: number;
  position?: FloatingPosition;
  /** The button is in a bar that stays visible while the page scrolls. */
  isFixed?: boolean;
};

/**
 * Passes the existing button to Mantine as the target: rendered again inside the menu, it would
 * lose the focus.
 */
function ExistingTarget({
  ref,
  target,
}: {
  ref?: Ref<HTMLButtonElement>;
  target: MenuDropdownProps['target'];
}) {
  useImperativeHandle(ref, () => target.current as HTMLButtonElement);
  return null;
}

export function MenuDropdown({
  id,
  target,
  isOpen,
  onChange,
  head,
  groups,
  width,
  position = 'bottom-end',
  isFixed = false,
}: MenuDropdownProps) {
  // Focus the button first: a dialog that the item opens returns the focus to the button.
  const focusButton = () => target.current?.focus();
  return (
    <Menu
      id={id}
      width={width}
      onChange={onChange}
      opened={isOpen}
      position={position}
      floatingStrategy={isFixed ? 'fixed' : 'absolute'}
      shadow="md"
      radius="md"
      transitionProps={{ duration: 0 }}
      withinPortal={false}
      hideDetached={false}
      // The first item gets the focus instead of a placeholder.
      withInitialFocusPlaceholder={false}
      classNames={{
        dropdown: classes.dropdown,
        item: classes.item,
        label: classes.label,
        itemIndicator: classes.indicator,
        itemSection: classes.indicator,
      }}
    >
      <Menu.Target>
        <ExistingTarget target={target} />
      </Menu.Target>
      <Menu.Dropdown onKeyDown={({ key }) => key === 'Escape' && focusButton()}>
        {head}
        {groups.map((group) => (
          <fieldset
            key={group.label ?? 'actions'}
            aria-label={group.label}
            className={classes.group}
          >
            {group.label && <Menu.Label aria-hidden="true">{group.label}</Menu.Label>}
            <Items group={group} onSelect={focusButton} />
          </fieldset>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Items({ group, onSelect: focusButton }: { group: MenuGroup; onSelect: () => void }) {
  if ('choices' in group)
    return group.choices.map(({ label, isChosen, onSelect }) => (
      <Menu.RadioItem
        key={label}
        value={label}
        checked={isChosen}
        checkIcon={<Icon name="check" size="1.125em" />}
        closeMenuOnClick
        onClick={() => {
          focusButton();
          onSelect();
        }}
      >
        {label}
      </Menu.RadioItem>
    ));
  return group.actions.map(({ label, icon, href, onSelect }) => {
    const item = {
      leftSection: icon && <Icon name={icon} />,
      onClick: () => {
        focusButton();
        onSelect?.();
      },
    };
    return href === undefined ? (
      <Menu.Item key={label} {...item}>
        {label}
      </Menu.Item>
    ) : (
      <Menu.Item key={label} component={Link} href={href} {...item}>
        {label}
      </Menu.Item>
    );
  });
}
