import type { LonLat } from '@parages/contracts/vocabulary/search/coords';
import type { PageDocument } from './page-document.ts';
import type { Source } from './page-sources.ts';

type PageRedirect = { kind: 'redirect'; status: number; location: string };

/**
 * `isPrivate`: the page depends on the visitor, so it is not shared. `townPosition`: that of the
 * town which the page has requested; undefined without one.
 */
export type Drawn = {
  page: PageDocument | PageRedirect;
  sources: readonly Source[];
  isPrivate: boolean;
  townPosition?: LonLat | undefined;
};
