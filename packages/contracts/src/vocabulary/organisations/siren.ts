import { limits } from '../limits.ts';

// pattern-ignore: a number of digits, anchored at both ends
const nineDigits = new RegExp(`^\\d{${limits.sirenDigits}}$`);

const fourteenDigits = /^\d{14}$/;

/**
 * A typed SIREN without its spaces. Of a SIRET, the fourteen digits of one establishment, the SIREN
 * of its company: the first nine.
 */
export function bareSiren(text: string): string {
  const bare = text.replace(/[\s\u00a0\u202f]/gu, '');
  return fourteenDigits.test(bare) ? bare.slice(0, limits.sirenDigits) : bare;
}

/** Checks no checksum, unlike `isSiren`. */
export const hasSirenFormat = (text: string): boolean => nineDigits.test(text);

/** Whether a text is nine digits with a valid Luhn checksum. */
export function isSiren(text: string): boolean {
  if (!hasSirenFormat(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const vatModulus = 97n;

/** The French VAT number of a SIREN: `FR`, a key of two digits, the SIREN. */
export const vatNumberOf = (siren: string): string => {
  const key = (12n + 3n * (BigInt(siren) % vatModulus)) % vatModulus;
  return `FR${String(key).padStart(2, '0')}${siren}`;
};
