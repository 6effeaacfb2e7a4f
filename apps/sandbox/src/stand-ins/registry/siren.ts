/** Sum of the digits, every second one doubled (Luhn): a multiple of ten for a right number. */
function checksum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

export const isSiren = (text: string): boolean => /^\d{9}$/.test(text) && checksum(text) % 10 === 0;

/** Eight digits and the ninth that makes them a right number. */
export const completeSiren = (digits: string): string =>
  digits + String((10 - (checksum(`${digits}0`) % 10)) % 10);

/** The number of an establishment: its company, five digits of its own, the last one a check. */
export function siretOf(siren: string, number: number): string {
  const digits = siren + String(number).padStart(4, '0');
  return digits + String((10 - (checksum(`${digits}0`) % 10)) % 10);
}
