import type { Config } from './config.ts';
import { httpPictureFetch } from './gateways/picture-fetch/http-picture-fetch.ts';
import type { PictureFetch } from './gateways/picture-fetch/picture-fetch.ts';

type Settings = Pick<Config, 'MEDIA_FETCH_ALLOW' | 'PRODUCT_NAME' | 'MAIN_HOST'>;

/** How pictures are fetched from elsewhere: under the product's name, from the open internet only. */
export const openPictureFetch = ({
  MEDIA_FETCH_ALLOW: allow,
  PRODUCT_NAME: name,
  MAIN_HOST: host,
}: Settings): PictureFetch => httpPictureFetch({ allow, userAgent: `${name} (+https://${host}/)` });
