import { type ApiClient, createApiClient } from '@parages/contracts/client';
import { freshFetch } from '@parages/session/fresh-sign-in';
import { nameSession } from '@parages/session/name-session';
import { readingFetch } from '@parages/session/reading-fetch';
import { hasSessionMark } from '@parages/session/session-mark';
import { productName } from './product.ts';

/**
 * Loads the session library only for a request that needs it. Makes a new client on each call, so
 * that it uses the current `fetch`.
 */
export const api = (): ApiClient =>
  nameSession(
    createApiClient({
      baseUrl: window.location.origin,
      fetch: freshFetch(readingFetch(productName, hasSessionMark)),
    }),
  );
