import type { Site } from '@parages/contracts/vocabulary/site/site';
import type { DehydratedState } from '@tanstack/react-query';

/** A serialisable error: enough to render the same error page in the browser. */
export type PageError = { status: number; code: string };

/** State that the server embeds in the HTML, in a script with the id `pageStateId`. */
export type PageState = {
  site: Site;
  queries: DehydratedState;
  errors: Record<string, PageError> | null;
  /** The rendered path: offline, a service worker may show the page under another address. */
  path: string;
};

export const pageStateId = 'page-state';
