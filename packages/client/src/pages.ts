type Page<T> = { items: readonly T[] };

const largestPage = 100;
const largestOffset = 10_000;

/**
 * The items of a list that is read by offset, each id once: a list can move while it is read. It
 * ends after 10,000 items, which is as far as lists reach.
 */
export async function* listItems<T extends { id: string }>(
  readPage: (position: { offset: number; pageSize: number }) => Promise<Page<T>>,
  pageSize: number = largestPage,
): AsyncGenerator<T, void, void> {
  const seen = new Set<string>();
  for (let offset = 0; offset <= largestOffset; offset += pageSize) {
    const { items } = await readPage({ offset, pageSize });
    for (const item of items) {
      if (seen.has(item.id)) continue;
      seen.add(item.id);
      yield item;
    }
    if (items.length < pageSize) return;
  }
}
