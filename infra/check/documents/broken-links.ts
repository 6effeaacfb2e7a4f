import path from 'node:path';
import type { SourceFile } from '../house-rules/source-files.ts';

const link = /\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g;
const isElsewhere = (target: string): boolean => /^[a-z]+:|^#/.test(target);

/** `exists` takes a path from the root of the repository. */
export const findBrokenLinks = (
  documents: readonly SourceFile[],
  exists: (path: string) => boolean,
): string[] =>
  documents.flatMap(({ name, lines }) =>
    lines.flatMap((line, index) =>
      [...line.matchAll(link)]
        .map(([, href, src]) => (href ?? src ?? '').replace(/#.*$/, ''))
        .filter(
          (target) =>
            target !== '' &&
            !isElsewhere(target) &&
            !exists(path.posix.join(path.posix.dirname(name), target)),
        )
        .map((target) => `${name}:${index + 1}: ${target}: there is no such file`),
    ),
  );
