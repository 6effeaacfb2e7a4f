const context = 'https://schema.org';

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
