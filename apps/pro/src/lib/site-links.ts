const metas = (name: string): HTMLMetaElement[] => [
  ...document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`),
];

/** Blog and social networks of this installation, from `<meta>` elements of the document. */
export const readSiteLinks = () => ({
  blogUrl: metas('blog')[0]?.content ?? null,
  networks: metas('social-network').map(({ content, dataset }) => ({
    href: content,
    label: dataset.network ?? content,
  })),
});
