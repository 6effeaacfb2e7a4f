import { afterPaint } from '@parages/ui/after-paint/after-paint';
import { toast } from '@parages/ui/toaster/toast';
import { type ReactNode, useRef, useState } from 'react';
import type { Shareable } from '../native/native.ts';
import { useSite } from '../site.tsx';

export type ShareControlProps = {
  /** Sets `position`, for the menu below the button. */
  className: string | undefined;
  /** Reads what to share, on a press. */
  read: () => Shareable;
  /** Shown when the code of the menu does not load. */
  failure: string;
  /** Renders the button. */
  children: (press: { onClick: () => void; 'aria-expanded': true | undefined }) => ReactNode;
};

/**
 * A button that opens the share sheet of the device, else a menu. The first press loads the code of
 * both.
 */
export function ShareControl({ className, read, failure, children }: ShareControlProps) {
  const { locale } = useSite();
  const box = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<ReactNode>(null);
  const onClose = (isDone: boolean) => {
    setMenu(null);
    if (isDone) box.current?.querySelector('button')?.focus();
  };
  const open = async (shared: Shareable) => {
    try {
      const { openShare } = await import('./share-menu.tsx');
      setMenu(await openShare({ shared, onClose }, locale));
    } catch {
      toast('error', failure);
    }
  };
  return (
    <div ref={box} className={className}>
      {children({
        // After the paint: the request for the code would delay the response of the page to the press.
        onClick: () => (menu === null ? afterPaint(() => void open(read())) : onClose(true)),
        'aria-expanded': menu === null ? undefined : true,
      })}
      {menu}
    </div>
  );
}
