type Page = { items: readonly unknown[]; total: number };

/** Where the next page of a list begins, after those that were read; undefined once all is read. */
export const nextOffset = ({ total }: Page, pages: readonly Page[]): number | undefined => {
  const read = pages.reduce((sum, { items }) => sum + items.length, 0);
  return read < total ? read : undefined;
};
