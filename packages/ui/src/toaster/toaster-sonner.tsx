import { limits } from '@parages/contracts/vocabulary/limits';
import { useLayoutEffect, useRef } from 'react';
import { Toaster, useSonner } from 'sonner';
import sonnerStyles from 'sonner/dist/styles.css?url';
import { loadStyleSheet } from '../lazy-part/style-sheet.ts';
import classes from './toaster.module.css';

/** Returns the toaster once its style sheet has loaded; without the sheet, toasts are still readable. */
export async function openToaster(): Promise<typeof ToasterSonner> {
  // The URL of the style sheet is empty in tests, which load none.
  if (sonnerStyles !== '') await loadStyleSheet(sonnerStyles).catch(() => undefined);
  return ToasterSonner;
}

/**
 * Sonner's toaster in our colours, loaded by `Toaster`. Its style sheet is a file, because the
 * content security policy forbids the style element that it would inject.
 */
function ToasterSonner({ label }: { label: string }) {
  const layer = useRef<HTMLDivElement>(null);
  const last = useSonner().toasts.at(0)?.id;
  // A modal dialog covers everything outside the top layer, where the last element to enter is in
  // front. So each new toast makes this element enter again.
  useLayoutEffect(() => {
    const { current } = layer;
    if (last === undefined || !current?.isConnected) return;
    current.showPopover?.();
    return () => current.hidePopover?.();
  }, [last]);
  return (
    <div ref={layer} popover="manual" className={classes.layer}>
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
