import type { SourceFile } from './source-files.ts';

const front = /^apps\/(public|pro)\/src\/(features|routes)\/.*\.tsx?$/;
const exempt = /\.queries\.ts$|\.test\.tsx?$/;
const call = /(?<![.\w])fetch\(|XMLHttpRequest|new EventSource|new WebSocket/;

/** Calls that import nothing, which dependency-cruiser cannot see: only *.queries.ts may speak to the network. */
export const findNetworkCalls = (files: SourceFile[]): string[] =>
  files
    .filter(({ name }) => front.test(name) && !exempt.test(name))
    .flatMap(({ name, lines }) =>
      lines.flatMap((line, index) =>
        call.test(line) ? [`${name}:${index + 1}: only *.queries.ts call the network`] : [],
      ),
    );
