import { limits } from '../limits.ts';

// pattern-ignore: a number of digits, anchored at both ends
const nineDigits = new RegExp(`^\\d{${limits.sirenDigits}}$`);

/** What a person typed as a SIREN, without the spaces it is written with. */
export const bareSiren = (text: string): string => text.replace(/[\s\u00a0\u202f]/gu, '');

/** Whether it is nine digits; whether they are a right number is another question. */
export const hasSirenFormat = (text: string): boolean => nineDigits.test(text);

/** Whether nine digits are a right number (Luhn): the sum of the digits, every second one doubled, is a multiple of ten. */
export function isSiren(text: string): boolean {
  if (!hasSirenFormat(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const vatModulus = 97n;

/** The French VAT number that belongs to a SIREN. */
export const vatNumberOf = (siren: string): string => {
  const key = (12n + 3n * (BigInt(siren) % vatModulus)) % vatModulus;
  return `FR${String(key).padStart(2, '0')}${siren}`;
};
