import { useLocation } from 'react-router';
import { useSite } from '../site.tsx';
import { isFiltered } from './indexing.ts';

export type PageHeadProps = {
  title: string;
  description: string;
  canonicalPath: string;
  /** Path of a picture of 1200 × 630 pixels; by default that of the site. */
  imagePath?: string;
  /** If the query string filters, sorts or searches, the page is never indexed. */
  isIndexed?: boolean;
  type?: 'website' | 'article';
};

const openGraphLocales = { fr: 'fr_FR', en: 'en_GB' } as const;

/** React hoists these tags into `<head>`; the server extracts them from the rendered string. */
export function PageHead({
  title,
  description,
  canonicalPath,
  imagePath = '/og/parages.png',
  isIndexed = true,
  type = 'website',
}: PageHeadProps) {
  const { name, origin, locale } = useSite();
  const { search } = useLocation();
  const url = `${origin}${canonicalPath}`;
  const isIndexable = isIndexed && !isFiltered(search);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isIndexable ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={openGraphLocales[locale]} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${origin}${imagePath}`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
