import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';

// On a phone, the focus would only show a ring around a button that the visitor has not pressed.
const hasMouse = '(pointer: fine)';

const isUntouched = (): boolean =>
  window.scrollY === 0 &&
  window.location.hash === '' &&
  (document.activeElement === null || document.activeElement === document.body);

/**
 * Focuses a button when the document opens with it, unless the visitor has scrolled or focused
 * something before the application has started. After a navigation, the focus is on the title.
 */
export function useFirstFocus(isWanted: boolean): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  const isOpening = useNavigationType() === 'POP';
  const [isAsked] = useState(isWanted && isOpening);
  useEffect(() => {
    if (isAsked && matchMedia(hasMouse).matches && isUntouched())
      ref.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return ref;
}
