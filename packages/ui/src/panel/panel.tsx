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

/** What a button inside a panel closes it with. */
export type PanelHandle = {
  /** Takes the panel out of sight at once, and does what follows, closing it among that, when this is painted. */
  leave: (then: () => void) => void;
};

export type PanelProps = {
  ref?: Ref<PanelHandle>;
  isOpen: boolean;
  /** Escape, the close button and a press outside all ask to close. */
  onClose: () => void;
  title: string;
  words: { close: string };
  /** `bottom` (phone) becomes a centred box from 40rem; `side` comes from the right. */
  placement?: 'bottom' | 'side';
  /** Stays in sight under the scrolling content: "Voir 42 résultats". */
  footer?: ReactNode;
  /** Content; not rendered while closed, so that it may be lazy. */
  children: ReactNode;
};

/** A modal panel on the browser's own `<dialog>`: focus is kept inside and given back on closing. */
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

  // Closing lets the page be used again, for which the browser goes through all of it: a press would not be answered before.
  const leave = (then: () => void): void => {
    const dialog = ref.current;
    if (!dialog || 'leaving' in dialog.dataset) return;
    dialog.dataset.leaving = '';
    afterPaint(() => {
      flushSync(then);
      // Whoever was asked to close it may have declined.
      delete dialog.dataset.leaving;
    });
  };
  const close = (): void => leave(onClose);
  useImperativeHandle(handle, () => ({ leave }));

  // What is pressed outside of it, the browser tells the dialog itself.
  const pressed = useEffectEvent(({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close();
  });

  // Before the effects of what is inside, which may ask for the focus. Closed before it leaves the page too, or the focus is given back to nobody.
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
