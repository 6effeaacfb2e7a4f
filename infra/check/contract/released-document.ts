import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The document of the last release, without prose and examples. */
export const releasedDocument = 'packages/contracts/released/openapi.json';

const prose = new Set(['description', 'summary', 'example', 'examples', 'tags', 'title']);

/** Removes prose, but keeps the properties and parameters that have such a name. */
function withoutProse(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutProse(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      prose.has(key) && !areNames ? [] : [[key, withoutProse(inner, key === 'properties')]],
    ),
  );
}

/** Stores the present document as that of the release. */
export function storeRelease(root: string): void {
  const document = readFileSync(path.join(root, 'packages/contracts/openapi.json'), 'utf8');
  writeFileSync(
    path.join(root, releasedDocument),
    `${JSON.stringify(withoutProse(JSON.parse(document)))}\n`,
  );
}
