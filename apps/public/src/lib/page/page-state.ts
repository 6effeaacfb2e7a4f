import type { Site } from '@parages/contracts/vocabulary/site/site';
import type { DehydratedState } from '@tanstack/react-query';

/** An error as it travels with the page: enough to draw the same error page in the browser. */
export type PageError = { status: number; code: string };

/** What the server sends along with the HTML, in a script of this id. */
export type PageState = {
  site: Site;
  queries: DehydratedState;
  errors: Record<string, PageError> | null;
  /** The path it was drawn for: a service worker may show the page without a network under any address. */
  path: string;
};

export const pageStateId = 'page-state';
