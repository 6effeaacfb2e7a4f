import { Icon } from '@parages/ui/icon/icon';
import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react';
import type { HeaderPopoverProps } from './header-popover.tsx';

export type HeaderMenuProps = {
  /** What the button is called; the menu too. */
  label: string;
  /** What stands on the button. */
  face: ReactNode;
  className: string | undefined;
  menuClassName: string | undefined;
  /** Of the menu, in px. */
  width: number;
  children: (close: () => void) => ReactNode;
};

/** A button of the header that opens a menu under itself. What places the menu is a tenth of the application: it is fetched when the button is reached. */
export function HeaderMenu({
  label,
  face,
  className,
  menuClassName,
  width,
  children,
}: HeaderMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [Popover, setPopover] = useState<ComponentType<HeaderPopoverProps> | null>(null);
  const fetchPopover = () =>
    import('./header-popover.tsx').then(
      ({ HeaderPopover }) => setPopover(() => HeaderPopover),
      () => setIsOpen(false),
    );
  const prepare = () => void fetchPopover();
  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-dropdown` : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        // Whoever opened it with a key is still here; inside of the menu, it is heard by the menu itself.
        onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
        onClick={() => {
          setIsOpen(!isOpen);
          prepare();
        }}
      >
        {face}
        <Icon name="chevron-down" size="1em" />
      </button>
      {Popover && (
        <Popover
          id={id}
          target={button}
          isOpen={isOpen}
          onChange={setIsOpen}
          width={width}
          className={menuClassName}
        >
          {children(() => setIsOpen(false))}
        </Popover>
      )}
    </>
  );
}
