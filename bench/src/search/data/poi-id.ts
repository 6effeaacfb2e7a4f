import type { Random } from './random.ts';

// An arbitrary past instant. Ids are UUIDs of version 7, one millisecond apart, so that they sort
// by creation.
const firstMs = 1_700_000_000_000;

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

export function poiId(index: number, random: Random): string {
  const time = hex(firstMs + index, 12);
  const tail = hex(random.int(0, 0xffffff), 6) + hex(random.int(0, 0xffffff), 6);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(random.int(0, 0xfff), 3)}-${hex(random.int(0x8000, 0xbfff), 4)}-${tail}`;
}

export const poiIndex = (id: string): number =>
  Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) - firstMs;
