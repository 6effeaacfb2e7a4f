import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import classes from './panel.module.css';

export type PanelProps = {
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
export function Panel({ isOpen, onClose, title, words, placement = 'bottom', footer, children }: PanelProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);

  // Before the effects of what is inside, which may ask for the focus. Closed before it leaves the page too, or the focus is given back to nobody.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own `cancel`; the click is on its backdrop
    <dialog
      ref={ref}
      className={classes.panel}
      data-placement={placement}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {isOpen && (
        <div className={classes.box}>
          <header className={classes.head}>
            <h2 id={id}>{title}</h2>
            <IconButton icon="close" label={words.close} onClick={onClose} />
          </header>
          <div className={classes.body}>{children}</div>
          {footer && <footer className={classes.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
