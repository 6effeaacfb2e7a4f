import { userAgentOf } from '../../platform/outside/user-agent.ts';
import { httpSourceFetch } from './http-source-fetch.ts';
import type { SourceFetch } from './source-fetch.ts';

export type SourceFetchSettings = {
  MEDIA_FETCH_ALLOW?: string | undefined;
  PRODUCT_NAME: string;
  MAIN_HOST: string;
};

export const openSourceFetch = ({
  MEDIA_FETCH_ALLOW: allow,
  ...product
}: SourceFetchSettings): SourceFetch => httpSourceFetch({ allow, userAgent: userAgentOf(product) });
