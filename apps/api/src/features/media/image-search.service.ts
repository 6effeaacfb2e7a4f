import { Problem } from '../../platform/problem.ts';
import type { ImageSearchAnswer } from './image-search.schema.ts';

export type ImageSearchService = {
  search: (poiId: string, q: string) => Promise<ImageSearchAnswer>;
  thumbnail: (url: string) => Promise<Buffer>;
};

const absent = async (): Promise<never> => {
  throw new Problem('service_unavailable');
};

/** Nothing of it is there yet. */
export const imageSearchService = (): ImageSearchService => ({ search: absent, thumbnail: absent });
