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
 * The text of a number field, and its setter. A new `value` replaces the text, unless the text
 * already reads as that value.
 */
export function useTypedText({
  name,
  value,
  read,
  show,
}: Reading): [text: string, type: (text: string) => void] {
  const texts = useContext(TypedTexts);
  const textOf = (): string => {
    const typed = texts?.get(name);
    if (typed !== undefined && Object.is(read(typed), value)) return typed;
    return Number.isNaN(value) ? '' : show(value);
  };
  const [text, setText] = useState(textOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value replaces the text.
  useEffect(() => {
    setText((before) => (Object.is(read(before), value) ? before : textOf()));
  }, [value]);
  useEffect(() => {
    texts?.set(name, text);
  }, [texts, name, text]);
  return [text, setText];
}
