import { limits } from '@parages/contracts/vocabulary/limits';
import { useLayoutEffect, useRef } from 'react';
import { Toaster, useSonner } from 'sonner';
import sonnerStyles from 'sonner/dist/styles.css?url';
import classes from './toaster.module.css';

/** The toaster of sonner in our colours, its style sheet as a file: pages refuse the style element it would write. Load it through `Toaster`. */
export function ToasterSonner({ label }: { label: string }) {
  const layer = useRef<HTMLDivElement>(null);
  const last = useSonner().toasts.at(0)?.id;
  // A dialog is above whatever is not in the top layer; the last to enter it stands in front.
  useLayoutEffect(() => {
    const { current } = layer;
    if (last === undefined || !current?.isConnected) return;
    current.showPopover?.();
    return () => current.hidePopover?.();
  }, [last]);
  return (
    <div ref={layer} popover="manual" className={classes.layer}>
      {/* a test reads no style sheet, and its address is empty */}
      {sonnerStyles !== '' && <link rel="stylesheet" href={sonnerStyles} precedence="default" />}
      <Toaster
        position="top-right"
        containerAriaLabel={label}
        duration={limits.toast.defaultMs}
        toastOptions={{
          classNames: {
            toast: classes.toast ?? '',
            error: classes.error ?? '',
            success: classes.success ?? '',
          },
        }}
      />
    </div>
  );
}
