/** Index of the next enabled option from an index, cyclically; -1 if none is enabled. */
export function nextOption(
  items: readonly { isDisabled?: boolean }[],
  from: number,
  by: 1 | -1,
): number {
  for (let step = 1; step <= items.length; step += 1) {
    const index = (from + by * step + items.length * 2) % items.length;
    if (!items[index]?.isDisabled) return index;
  }
  return -1;
}
