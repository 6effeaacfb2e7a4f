import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { Drawer, Modal } from '@mantine/core';
import { Icon } from '@parages/ui/icon/icon';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './dialog.module.css';
import { useFocusReturn } from './use-focus-return.ts';

export type OpenDialogProps = {
  onClose: () => void;
  title: string;
  words: { close: string };
  /** `side`: a panel at the right edge. On a phone both are a sheet at the bottom. */
  placement?: 'centre' | 'side';
  /** Stays visible under the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * Ignores an Escape during text composition, and one that closes an open Mantine dropdown inside
 * the dialog: Mantine marks the target of that event.
 */
const closeOnEscape = (onClose: () => void) => (event: KeyboardEvent) => {
  const isMarked =
    event.target instanceof Element &&
    event.target.getAttribute('data-mantine-stop-propagation') === 'true';
  if (event.key !== 'Escape' || event.nativeEvent.isComposing || isMarked) return;
  event.stopPropagation();
  onClose();
};

export function OpenDialog({
  onClose,
  title,
  words,
  placement = 'centre',
  footer,
  children,
}: OpenDialogProps) {
  useFocusReturn();
  const { Root, Overlay, Content, Title, CloseButton } = placement === 'side' ? Drawer : Modal;
  return (
    <Root
      opened
      onClose={onClose}
      // Mantine closes every open dialog on Escape, not only the one in front.
      closeOnEscape={false}
      onKeyDown={closeOnEscape(onClose)}
      returnFocus={false}
      // Mantine's transition is off: `dialog.module.css` has the fade.
      transitionProps={{ duration: 0 }}
      classNames={{
        inner: classes.inner,
        overlay: classes.overlay,
        content: classes.content,
        title: classes.title,
        close: classes.close,
      }}
    >
      <Overlay />
      <Content data-placement={placement}>
        {/* No `<header>`, `<footer>`: in a `<section>` with a role they are page landmarks. */}
        <div className={classes.head}>
          <Title>{title}</Title>
          <CloseButton icon={<Icon name="close" />} aria-label={words.close} title={words.close} />
        </div>
        {/* Not `Modal.Body`, whose whole text would describe the dialog. */}
        <div className={classes.body}>{children}</div>
        {footer && <div className={classes.foot}>{footer}</div>}
      </Content>
    </Root>
  );
}
