import { findLineFaults, type SourceFile } from './source-files.ts';

const front = /^apps\/(public|pro)\/src\/(features|routes)\/.*\.tsx?$/;
const exempt = /\.queries\.ts$|\.test\.tsx?$/;
const call =
  /(?<![.\w])fetch\(|XMLHttpRequest|new EventSource|new WebSocket|\)\.(?:GET|POST|PUT|PATCH|DELETE)\(/;

/**
 * Network calls, also by the typed client, in features and routes of the sites, outside
 * *.queries.ts and tests. dependency-cruiser cannot find them: it sees only imports.
 */
export const findNetworkCalls = (files: SourceFile[]): string[] =>
  findLineFaults(
    files.filter(({ name }) => front.test(name) && !exempt.test(name)),
    (line) => (call.test(line) ? 'only *.queries.ts call the network' : undefined),
  );
