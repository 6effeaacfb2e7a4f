/** `width` and `height` are in pixels. */
export type FreeImage = {
  id: string;
  title: string;
  credits: string;
  license: 'cc0' | 'cc-by' | 'cc-by-sa';
  licenseUrl: string | null;
  url: string;
  thumbnailUrl: string;
  pageUrl: string | null;
  width: number | null;
  height: number | null;
};

export type ImageSearchOptions = { baseUrl: string; userAgent: string; deadlineMs: number };

/** @throws when the collection does not answer in time, or answers something else */
export type SearchFreeImages = (words: string) => Promise<FreeImage[]>;
