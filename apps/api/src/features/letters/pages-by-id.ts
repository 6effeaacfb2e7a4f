type Page = { after: string; count: number };

/** `list` must return rows with ids above `after`, in the order of their ids. */
export async function* pagesById<Row extends { id: string }>(
  list: (page: Page) => Promise<Row[]>,
  count: number,
): AsyncGenerator<Row[]> {
  for (let after = ''; ; ) {
    const rows = await list({ after, count });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < count) return;
    after = last.id;
  }
}
