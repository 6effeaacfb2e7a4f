import {
  type ReactNode,
  type Ref,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../after-paint/after-paint.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import classes from './panel.module.css';

/** With this handle, a button inside a panel closes it. */
export type PanelHandle = {
  /**
   * Hides the panel at once, and runs `then` after the next paint. The panel reappears unless
   * `then` closes it.
   */
  leave: (then: () => void) => void;
};

export type PanelProps = {
  ref?: Ref<PanelHandle>;
  isOpen: boolean;
  /** Called on Escape, the close button and a press outside. */
  onClose: () => void;
  title: string;
  words: { close: string };
  /**
   * Where the panel is in a window of 40rem or more: in a centred box (`bottom`) or at the right
   * edge (`side`). In a narrower window both are at the bottom.
   */
  placement?: 'bottom' | 'side';
  footer?: ReactNode;
  /** Not rendered while the panel is closed, so that the content can be lazy. */
  children: ReactNode;
};

/** A modal panel on the native `<dialog>`, which traps the focus and restores it on closing. */
export function Panel({
  ref: handle,
  isOpen,
  onClose,
  title,
  words,
  placement = 'bottom',
  footer,
  children,
}: PanelProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);

  // Closing a modal dialog makes the browser recompute the styles of the whole page, which would
  // delay the response to the press. So `then` runs after the next paint.
  const leave = (then: () => void): void => {
    const dialog = ref.current;
    if (!dialog || 'leaving' in dialog.dataset) return;
    dialog.dataset.leaving = '';
    afterPaint(() => {
      try {
        flushSync(then);
      } finally {
        // The caller may have kept the panel open.
        delete dialog.dataset.leaving;
      }
    });
  };
  const close = (): void => leave(onClose);
  useImperativeHandle(handle, () => ({ leave }));

  // A click on the backdrop is dispatched to the dialog element itself.
  const pressed = useEffectEvent(({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close();
  });

  // A layout effect, because effects of the content may set the focus and need an open dialog. Its
  // clean-up closes the dialog before React removes it, so that the browser restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    dialog.showModal();
    dialog.addEventListener('click', pressed);
    return () => {
      dialog.removeEventListener('click', pressed);
      dialog.close();
    };
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      className={classes.panel}
      data-placement={placement}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      {isOpen && (
        <div className={classes.box}>
          <header className={classes.head}>
            <h2 id={id}>{title}</h2>
            <IconButton icon="close" label={words.close} onClick={close} />
          </header>
          <div className={classes.body}>{children}</div>
          {footer && <footer className={classes.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
