import { httpPictureFetch } from './http-picture-fetch.ts';
import type { PictureFetch } from './picture-fetch.ts';

export type PictureFetchSettings = {
  MEDIA_FETCH_ALLOW?: string | undefined;
  PRODUCT_NAME: string;
  MAIN_HOST: string;
};

/**
 * Fetches pictures with the product's user agent, from the public internet and from the host in
 * `MEDIA_FETCH_ALLOW` only.
 */
export const openPictureFetch = ({
  MEDIA_FETCH_ALLOW: allow,
  PRODUCT_NAME: name,
  MAIN_HOST: host,
}: PictureFetchSettings): PictureFetch =>
  httpPictureFetch({ allow, userAgent: `${name} (+https://${host}/)` });
