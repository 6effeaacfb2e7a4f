import { useSite } from '../../lib/site.tsx';
import { JsonLd } from './json-ld.tsx';
import { siteData } from './structured-data.ts';

/** Structured data of the organisation, the site and its search; home page only. */
export const SiteJsonLd = () => <JsonLd data={siteData(useSite())} />;
