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
