import { limits } from '../limits.ts';

// pattern-ignore: a number of digits, anchored at both ends
const nineDigits = new RegExp(`^\\d{${limits.sirenDigits}}$`);

/** Removes the spaces of a typed SIREN. */
export const bareSiren = (text: string): string => text.replace(/[\s\u00a0\u202f]/gu, '');

/** Whether a text is nine digits; `isSiren` checks the checksum. */
export const hasSirenFormat = (text: string): boolean => nineDigits.test(text);

/**
 * Whether nine digits have a valid checksum (Luhn): the sum of the digits, every second one
 * doubled, is a multiple of ten.
 */
export function isSiren(text: string): boolean {
  if (!hasSirenFormat(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const vatModulus = 97n;

/** The French VAT number derived from a SIREN. */
export const vatNumberOf = (siren: string): string => {
  const key = (12n + 3n * (BigInt(siren) % vatModulus)) % vatModulus;
  return `FR${String(key).padStart(2, '0')}${siren}`;
};
