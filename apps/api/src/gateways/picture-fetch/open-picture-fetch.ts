import { userAgentOf } from '../../platform/outside/user-agent.ts';
import { httpPictureFetch } from './http-picture-fetch.ts';
import type { PictureFetch } from './picture-fetch.ts';

export type PictureFetchSettings = {
  MEDIA_FETCH_ALLOW?: string | undefined;
  PRODUCT_NAME: string;
  MAIN_HOST: string;
};

export const openPictureFetch = ({
  MEDIA_FETCH_ALLOW: allow,
  ...product
}: PictureFetchSettings): PictureFetch =>
  httpPictureFetch({ allow, userAgent: userAgentOf(product) });
