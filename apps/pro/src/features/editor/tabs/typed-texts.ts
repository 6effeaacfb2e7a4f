import { createContext, useContext, useEffect, useState } from 'react';

/**
 * What was typed in the number fields of a form, by JSON pointer: the form itself has NaN for text
 * that is no number. Without a provider, a field forgets its text when it is unmounted.
 */
export const TypedTexts = createContext<Map<string, string> | undefined>(undefined);

type Reading = {
  name: string;
  value: number | null;
  /** Returns null for empty text, and NaN for text that is no number. */
  read: (text: string) => number | null;
  show: (value: number | null) => string;
};

/**
 * The text of a number field, and its setter: what was typed or restored, as long as it reads as
 * `value`, else the text that `show` gives.
 */
export function useTypedText({
  name,
  value,
  read,
  show,
}: Reading): [text: string, type: (text: string) => void] {
  const texts = useContext(TypedTexts);
  const [typed, type] = useState('');
  const own = [typed, texts?.get(name) ?? ''].find((text) => Object.is(read(text), value));
  const text = own ?? (Number.isNaN(value) ? '' : show(value));
  useEffect(() => {
    texts?.set(name, text);
  }, [texts, name, text]);
  return [text, type];
}
