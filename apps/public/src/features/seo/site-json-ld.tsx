import { useSite } from '../../lib/site.tsx';
import { JsonLd } from './json-ld.tsx';
import { siteData } from './structured-data.ts';

export const SiteJsonLd = () => <JsonLd data={siteData(useSite())} />;
