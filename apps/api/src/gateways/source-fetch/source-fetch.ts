import type { SourceFault } from '@parages/contracts/vocabulary/imports/source-faults';

/** `etag` and `lastModified` are those of the last answer, for a conditional request. */
export type SourceQuestion = {
  address: string;
  etag: string | null;
  lastModified: string | null;
};

export type SourceAnswer =
  | {
      kind: 'content';
      bytes: Uint8Array;
      contentType: string;
      etag: string | null;
      lastModified: string | null;
    }
  | { kind: 'unchanged' }
  | { kind: 'failed'; fault: SourceFault; retryAfterS: number | null };

/** Never throws. */
export type SourceFetch = (question: SourceQuestion) => Promise<SourceAnswer>;
