import type { Data } from './google-required-fields.ts';

export const structuredData = (root: ParentNode = document): Data[] =>
  [...root.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? 'null') as Data,
  );

export function dataOfType(
  type: string,
  blocks: readonly Data[] = structuredData(),
): Data | undefined {
  const all = blocks.flatMap((block) =>
    Array.isArray(block['@graph']) ? (block['@graph'] as Data[]) : [block],
  );
  return all.find((block) => block['@type'] === type);
}
