import { useState } from 'react';

type Reading = {
  value: string;
  /** Returns undefined for text that is no value. */
  read: (text: string) => string | undefined;
  /** Like `read`, when the field is left: may accept shorter text. */
  readLeft: (text: string) => string | undefined;
  show: (value: string) => string;
  onChange: (value: string) => void;
};

/**
 * The text of a field whose value is read from it: what was typed, as long as it reads as `value`,
 * else `value` as `show` writes it. Text that is no value gives the empty value. `isWrong`: such
 * text, once the field was left.
 */
export function useReadText({ value, read, readLeft, show, onChange }: Reading) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const isTyped = typed !== null && (read(typed) ?? '') === value;
  const text = isTyped ? typed : show(value);
  const set = (next: string): void => {
    if (next !== value) onChange(next);
  };
  return {
    text,
    isWrong: isLeft && isTyped && read(typed) === undefined,
    type: (next: string): void => {
      setIsLeft(false);
      setTyped(next);
      set(read(next) ?? '');
    },
    leave: (): void => {
      setIsLeft(true);
      const last = readLeft(text);
      if (last === undefined) return;
      setTyped(null);
      set(last);
    },
  };
}
