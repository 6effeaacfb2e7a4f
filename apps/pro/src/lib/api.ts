import { createApiClient } from '@parages/contracts/client';
import { freshFetch } from '@parages/session/fresh-sign-in';
import { readingFetch } from '@parages/session/reading-fetch';
import { hasSessionMark } from '@parages/session/session-mark';
import { productName } from './product.ts';

/** The API of this host, through the session library for whoever is signed in and changes something. Made when it is asked, for the network of that moment. */
export const api = () =>
  createApiClient({
    baseUrl: window.location.origin,
    fetch: freshFetch(readingFetch(productName, hasSessionMark)),
  });
