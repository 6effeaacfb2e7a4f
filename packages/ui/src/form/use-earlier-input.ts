import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type WithValue = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * For a controlled field of a server-rendered page: calls `adopt` with the text that the visitor
 * entered before React hydrated the page. React keeps that text in the DOM but reports no change,
 * and would replace it with `value` at the next render.
 *
 * @returns The ref of the field.
 */
export function useEarlierInput<Field extends WithValue>(
  value: string,
  adopt: (entered: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const adoptEarlierInput = useEffectEvent(() => {
    const entered = field.current?.value ?? value;
    if (entered !== value) adopt(entered);
  });
  useEffect(() => adoptEarlierInput(), []);
  return field;
}
