import { useSite } from '../../lib/site.tsx';
import { JsonLd } from './json-ld.tsx';
import { siteData } from './site-data.ts';

export const SiteJsonLd = () => <JsonLd data={siteData(useSite())} />;
