import { useLayoutEffect } from 'react';

/** Mantine gives the focus back only for a dialog that stays mounted while it is closed. */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
}
