import { userAgentOf } from '../../platform/outside/user-agent.ts';
import { commonsSearch } from './commons-search.ts';
import type { SearchFreeImages } from './image-search.ts';
import { openverseSearch } from './openverse-search.ts';

export type ImageSearchSettings = {
  OPENVERSE_URL?: string | undefined;
  COMMONS_URL?: string | undefined;
  PRODUCT_NAME: string;
  MAIN_HOST: string;
};

// A search of pictures may take longer than a check of a form, whose deadline is 1.5 s.
const deadlineMs = 5000;

export function openImageSearches({
  OPENVERSE_URL,
  COMMONS_URL,
  ...product
}: ImageSearchSettings): { openverse?: SearchFreeImages; commons?: SearchFreeImages } {
  const client = { userAgent: userAgentOf(product), deadlineMs };
  return {
    ...(OPENVERSE_URL !== undefined && {
      openverse: openverseSearch({ baseUrl: OPENVERSE_URL, ...client }),
    }),
    ...(COMMONS_URL !== undefined && {
      commons: commonsSearch({ baseUrl: COMMONS_URL, ...client }),
    }),
  };
}
