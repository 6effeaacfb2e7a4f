import { validate } from 'dockerfile-utils';

const pinned = /^FROM\s+(\S+)/gim;
// An image without a tag is another one at each build.
const isPinned = (image: string, stages: ReadonlySet<string>): boolean =>
  stages.has(image) || /:[\w.-]+$/.test(image) || image.includes('@sha256:');

/** What the builder of Docker refuses or warns about in a Dockerfile, and images without a tag. */
export function findImageFaults(name: string, content: string): string[] {
  const stages = new Set(
    [...content.matchAll(/^FROM\s.*\sAS\s+(\S+)/gim)].map(([, stage = '']) => stage),
  );
  return [
    ...validate(content).map(({ range, message }) => `${name}:${range.start.line + 1}: ${message}`),
    ...[...content.matchAll(pinned)]
      .map(([, image = '']) => image)
      .filter((image) => !isPinned(image, stages))
      .map((image) => `${name}: ${image} has no tag`),
  ];
}
