import type { FileHandle } from 'node:fs/promises';
import type { SourceFault } from '@parages/contracts/vocabulary/imports/source-faults';

/**
 * `etag` and `lastModified` are those of the last answer, for a conditional request. A large content
 * whose head `feed` accepts is put into a file; for a preview it may be cut.
 */
export type SourceQuestion = {
  address: string;
  etag: string | null;
  lastModified: string | null;
  feed?: { accepts: (head: Buffer) => boolean; isForPreview: boolean };
};

type Described = { contentType: string; etag: string | null; lastModified: string | null };

export type SourceAnswer =
  | ({ kind: 'content'; bytes: Uint8Array } & Described)
  /** The receiver closes `file`. */
  | ({ kind: 'feed'; file: FileHandle; isWhole: boolean } & Described)
  | { kind: 'unchanged' }
  | { kind: 'failed'; fault: SourceFault; retryAfterS: number | null };

/** Never throws. */
export type SourceFetch = (question: SourceQuestion) => Promise<SourceAnswer>;
