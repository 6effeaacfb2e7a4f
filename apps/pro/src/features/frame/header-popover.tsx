import { Popover } from '@mantine/core';
import { type ReactNode, type Ref, type RefObject, useImperativeHandle } from 'react';

export type HeaderPopoverProps = {
  /** Of the button, which names the menu; the menu itself is `${id}-dropdown`. */
  id: string;
  target: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  width: number;
  className: string | undefined;
  children: ReactNode;
};

/** Stands for a button that is in the page already: drawn again as a child of the popover, it would lose the focus. */
function Stead({
  ref,
  target,
}: {
  ref?: Ref<HTMLButtonElement>;
  target: HeaderPopoverProps['target'];
}) {
  useImperativeHandle(ref, () => target.current as HTMLButtonElement);
  return null;
}

/** The menu of a button of the header. */
export function HeaderPopover({
  id,
  target,
  isOpen,
  onChange,
  width,
  className,
  children,
}: HeaderPopoverProps) {
  return (
    <Popover
      id={id}
      width={width}
      onChange={onChange}
      opened={isOpen}
      position="bottom-end"
      shadow="md"
      radius="md"
      transitionProps={{ duration: 0 }}
      withinPortal={false}
      hideDetached={false}
      returnFocus
    >
      <Popover.Target>
        <Stead target={target} />
      </Popover.Target>
      <Popover.Dropdown className={className}>{children}</Popover.Dropdown>
    </Popover>
  );
}
