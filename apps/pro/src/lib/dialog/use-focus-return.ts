import { useLayoutEffect } from 'react';

/**
 * Gives the focus back, when the component is unmounted, to the element that had it before. Mantine
 * does so only for a dialog that stays mounted while it is closed.
 */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
}
