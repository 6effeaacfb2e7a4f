type Page = { items: readonly unknown[]; total: number };

export const nextOffset = ({ total }: Page, pages: readonly Page[]): number | undefined => {
  const read = pages.reduce((sum, { items }) => sum + items.length, 0);
  return read < total ? read : undefined;
};
