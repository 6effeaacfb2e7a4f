const context = 'https://schema.org';

export const itemList = (
  origin: string,
  { name, paths }: { name: string; paths: readonly string[] },
): object => ({
  '@context': context,
  '@type': 'ItemList',
  name,
  numberOfItems: paths.length,
  itemListElement: paths.map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: origin + path,
  })),
});
