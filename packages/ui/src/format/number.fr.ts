import { formatWhole } from '@parages/contracts/vocabulary/text/numbers.fr';

/** "1 250", "3,4", "12,50": rounded; either all decimals, or none for a whole number. */
export function formatNumber(value: number, decimals: 0 | 1 | 2 = 0): string {
  const scale = 10 ** decimals;
  const units = Math.round(Math.abs(value) * scale);
  const rest = units % scale === 0 ? '' : `,${String(units % scale).padStart(decimals, '0')}`;
  return `${value < 0 && units > 0 ? '-' : ''}${formatWhole(Math.floor(units / scale))}${rest}`;
}

/** "1 250": a count of things. */
export const formatCount = (count: number): string => formatNumber(count);
