import { useSite } from '../../lib/site.tsx';
import { JsonLd } from './json-ld.tsx';
import { siteData } from './structured-data.ts';

/** Who publishes the site and how it is searched: on the home page only. */
export const SiteJsonLd = () => <JsonLd data={siteData(useSite())} />;
