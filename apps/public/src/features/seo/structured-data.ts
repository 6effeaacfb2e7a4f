const context = 'https://schema.org';

/** A step of the breadcrumbs; its link adds `search`, its structured data do not. */
export type Crumb = { label: string; path: string; search?: string };

export const breadcrumbList = (origin: string, crumbs: readonly Crumb[]): object => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + path,
  })),
});

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

export const siteData = ({
  name,
  origin,
  social,
}: {
  name: string;
  origin: string;
  social: readonly { url: string }[];
}): object => ({
  '@context': context,
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name,
      url: `${origin}/`,
      logo: `${origin}/og/parages.png`,
      ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name,
      url: `${origin}/`,
      inLanguage: ['fr', 'en'],
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}/recherche?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});
