import type { DehydratedState } from '@tanstack/react-query';
import type { Site } from './site.tsx';

/** An error as it travels with the page: enough to draw the same error page in the browser. */
export type PageError = { status: number; code: string };

/** What the server sends along with the HTML, in a script of this id. */
export type PageState = { site: Site; queries: DehydratedState; errors: Record<string, PageError> | null };

export const pageStateId = 'page-state';
