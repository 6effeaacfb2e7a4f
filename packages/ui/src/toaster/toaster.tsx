import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon.tsx';
import { currentToasts, onToasts, type Toast } from './toast.tsx';
import classes from './toaster.module.css';

export type ToasterProps = {
  /** Name of the region: "Notifications". */
  label: string;
};

const none: readonly Toast[] = [];
const noToasts = (): readonly Toast[] => none;

/** Where toasts appear: top right, above any dialog. There from the start, so that what comes in it is announced. */
export function Toaster({ label }: ToasterProps) {
  const toasts = useSyncExternalStore(onToasts, currentToasts, noToasts);
  const region = useRef<HTMLElement>(null);
  const last = toasts.at(-1)?.id;
  // A dialog is above whatever is not in the top layer; the last to enter it stands in front.
  useLayoutEffect(() => {
    if (last === undefined || !region.current?.isConnected) return;
    const { current } = region;
    current.showPopover?.();
    return () => current.hidePopover?.();
  }, [last]);
  return (
    <section ref={region} popover="manual" aria-label={label} aria-live="polite" className={classes.region} data-toasts>
      {toasts.map(({ id, kind, text }) => (
        <p key={id} className={classes.toast} data-kind={kind} data-toast role={kind === 'error' ? 'alert' : undefined}>
          {kind === 'success' && <Icon name="check" />}
          {kind === 'error' && <Icon name="alert" />}
          {text}
        </p>
      ))}
    </section>
  );
}
