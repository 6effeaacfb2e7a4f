/** A picture under a free licence, and the credits that it requires. Sizes in pixels. */
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

/** The address of a collection, the user agent to send, and the deadline of its answers. */
export type ImageSearchOptions = { baseUrl: string; userAgent: string; deadlineMs: number };

/**
 * Searches one collection for free pictures, the best first. @throws when the collection does not
 * answer in time, or answers something else
 */
export type SearchFreeImages = (words: string) => Promise<FreeImage[]>;
