import type { SourceFile } from './source-files.ts';

export const documentsOfPaths = ['docs/specification-coverage.md'];

const inBackticks = /`([^`]+)`/g;
// An address of the site begins with a slash; a path of the repository does not.
const isPath = (text: string): boolean => text.includes('/') && !text.startsWith('/');

/** `exists` takes a path from the root of the repository. */
export const findMissingPaths = (
  documents: SourceFile[],
  exists: (path: string) => boolean,
): string[] =>
  documents.flatMap(({ name, lines }) =>
    lines.flatMap((line, index) =>
      [...line.matchAll(inBackticks)]
        .map(([, text = '']) => text)
        .filter((text) => isPath(text) && !exists(text))
        .map((text) => `${name}:${index + 1}: ${text}: there is no such file`),
    ),
  );
