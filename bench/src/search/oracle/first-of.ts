/**
 * Does not sort all values, since a city has a hundred thousand results and a page twenty. Reorders
 * its input.
 */
export function firstOf<T>(values: T[], count: number, compare: (a: T, b: T) => number): T[] {
  let low = 0;
  let high = values.length - 1;
  while (low < high && count < values.length) {
    const pivot = values[(low + high) >> 1];
    if (pivot === undefined) break;
    let left = low;
    let right = high;
    while (left <= right) {
      while (isBefore(values[left], pivot, compare)) left++;
      while (isAfter(values[right], pivot, compare)) right--;
      if (left > right) break;
      swap(values, left, right);
      left++;
      right--;
    }
    if (count - 1 <= right) high = right;
    else if (count - 1 >= left) low = left;
    else break;
  }
  return values.slice(0, count).sort(compare);
}

const isBefore = <T>(value: T | undefined, pivot: T, compare: (a: T, b: T) => number): boolean =>
  value !== undefined && compare(value, pivot) < 0;
const isAfter = <T>(value: T | undefined, pivot: T, compare: (a: T, b: T) => number): boolean =>
  value !== undefined && compare(value, pivot) > 0;

function swap<T>(values: T[], a: number, b: number): void {
  const first = values[a];
  const second = values[b];
  if (first === undefined || second === undefined) return;
  values[a] = second;
  values[b] = first;
}
