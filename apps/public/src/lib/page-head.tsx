import { useSite } from './site.tsx';

export type PageHeadProps = {
  title: string;
  description: string;
  /** Path of the one address search engines should keep. */
  canonicalPath: string;
  /** Path of the picture shown when the page is shared. */
  imagePath?: string;
  isIndexed?: boolean;
  type?: 'website' | 'article';
};

const openGraphLocales = { fr: 'fr_FR', en: 'en_GB' } as const;

/** Title, description and share card of a page. React lifts them into `<head>`; on the server they are cut out of the string. */
export function PageHead({ title, description, canonicalPath, imagePath, isIndexed = true, type = 'website' }: PageHeadProps) {
  const { name, origin, locale } = useSite();
  const url = `${origin}${canonicalPath}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isIndexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={openGraphLocales[locale]} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {imagePath && <meta property="og:image" content={`${origin}${imagePath}`} />}
      <meta name="twitter:card" content={imagePath ? 'summary_large_image' : 'summary'} />
    </>
  );
}
