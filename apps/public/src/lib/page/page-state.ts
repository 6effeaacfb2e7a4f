import type { Site } from '@parages/contracts/vocabulary/site/site';
import type { DehydratedState } from '@tanstack/react-query';

/** Serialisable, and enough to render the same error page in the browser. */
export type PageError = { status: number; code: string };

/** The server embeds this state in the HTML, in a script with the id `pageStateId`. */
export type PageState = {
  site: Site;
  queries: DehydratedState;
  errors: Record<string, PageError> | null;
  /** The rendered path: offline, a service worker may show the page under another address. */
  path: string;
};

export const pageStateId = 'page-state';
