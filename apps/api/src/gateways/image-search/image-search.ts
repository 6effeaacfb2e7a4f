/** A picture that anybody may use, and how its author wants to be named. Sizes in pixels. */
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

/** Where a collection is, who we say that we are, and until when it answers. */
export type ImageSearchOptions = { baseUrl: string; userAgent: string; deadlineMs: number };

/** Searches one collection for free pictures, the best first. @throws when it does not answer, or not as it should */
export type SearchFreeImages = (words: string) => Promise<FreeImage[]>;
