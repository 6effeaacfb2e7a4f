import {
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import type { MenuDropdownProps } from './menu-dropdown.tsx';

export type MenuButtonProps = Pick<
  MenuDropdownProps,
  'head' | 'groups' | 'width' | 'position' | 'isFixed'
> & {
  button: (attributes: ComponentPropsWithRef<'button'>) => ReactNode;
};

/**
 * The code of Mantine’s menu and its positioning is large: it is loaded when the button is hovered,
 * focused or pressed.
 */
export function MenuButton({ button, ...menu }: MenuButtonProps) {
  const id = useId();
  const target = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [Dropdown, setDropdown] = useState<ComponentType<MenuDropdownProps> | null>(null);
  const fetchDropdown = () =>
    import('./menu-dropdown.tsx').then(
      ({ MenuDropdown }) => setDropdown(() => MenuDropdown),
      () => setIsOpen(false),
    );
  const prepare = () => void fetchDropdown();
  return (
    <>
      {button({
        ref: target,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-dropdown` : undefined,
        onPointerEnter: prepare,
        onFocus: prepare,
        onClick: () => {
          setIsOpen(!isOpen);
          prepare();
        },
      })}
      {Dropdown && (
        <Dropdown id={id} target={target} isOpen={isOpen} onChange={setIsOpen} {...menu} />
      )}
    </>
  );
}
