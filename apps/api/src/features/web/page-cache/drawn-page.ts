import type { PageDocument } from './page-document.ts';
import type { Source } from './page-sources.domain.ts';

/** A redirect instead of a page. */
type PageRedirect = { kind: 'redirect'; status: number; location: string };

/**
 * A rendered page and the sources of its data. `isPrivate`: it depends on the visitor, so it is
 * not shared.
 */
export type Drawn = {
  page: PageDocument | PageRedirect;
  sources: readonly Source[];
  isPrivate: boolean;
};
