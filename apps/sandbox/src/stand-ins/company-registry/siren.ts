/** Luhn sum, which is a multiple of ten for a valid number. */
function checksum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

export const withCheckDigit = (digits: string): string =>
  digits + String((10 - (checksum(`${digits}0`) % 10)) % 10);

/** A SIRET is the SIREN, four digits for the establishment, and a check digit. */
export const siretOf = (siren: string, number: number): string =>
  withCheckDigit(siren + String(number).padStart(4, '0'));
