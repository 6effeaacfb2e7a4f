import { useSite } from '../../lib/site.tsx';
import { JsonLd } from './json-ld.tsx';
import { siteData } from './structured-data.ts';

/** Structured data of the organisation, the site and its search, for the home page of no town. */
export const SiteJsonLd = () => <JsonLd data={siteData(useSite())} />;
