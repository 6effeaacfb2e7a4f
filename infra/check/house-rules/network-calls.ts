import { findLineFaults, type SourceFile } from './source-files.ts';

const front = /^apps\/(public|pro)\/src\/(features|routes)\/.*\.tsx?$/;
const exempt = /\.queries\.ts$|\.test\.tsx?$/;
const call =
  /(?<![.\w])fetch\(|XMLHttpRequest|new EventSource|new WebSocket|\)\.(?:GET|POST|PUT|PATCH|DELETE)\(/;

/** dependency-cruiser cannot find these calls: it sees only imports. */
export const findNetworkCalls = (files: SourceFile[]): string[] =>
  findLineFaults(
    files.filter(({ name }) => front.test(name) && !exempt.test(name)),
    (line) => (call.test(line) ? 'only *.queries.ts call the network' : undefined),
  );
