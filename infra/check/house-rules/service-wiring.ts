import path from 'node:path';
import { findLineFaults, type SourceFile } from './source-files.ts';

// docs/adr/0028 gives the reasons of these rules.
const service = 'apps/api/src/';
const mostLooseFiles = 6;
const capabilityFile = /^apps\/api\/src\/features\/([^/]+)\/(.+)$/;
const route = /\b(app|scope|own)\.(get|post|put|patch|delete|route|register)[(<]/;
const offered = /\bapp\.decorate\('(\w+)'/;

const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name);

function findLooseFiles(files: readonly SourceFile[]): string[] {
  const loose = files.filter(({ name }) => path.posix.dirname(name) === service.slice(0, -1));
  return loose.length <= mostLooseFiles
    ? []
    : [`${service}: ${loose.length} loose files, ${mostLooseFiles} at most: move one to its room`];
}

function findUnwiredCapabilities(files: readonly SourceFile[]): string[] {
  const byCapability = new Map<string, string[]>();
  for (const { name } of files) {
    const [, capability, file] = capabilityFile.exec(name) ?? [];
    if (capability === undefined || file === undefined) continue;
    byCapability.set(capability, [...(byCapability.get(capability) ?? []), file]);
  }
  return [...byCapability].flatMap(([capability, names]) => {
    const wanted = names.some((name) => name.endsWith('.routes.ts'))
      ? [`${capability}.plugin.ts`]
      : [];
    const found = names.filter((name) => name.endsWith('.plugin.ts'));
    return found.join() === wanted.join()
      ? []
      : [
          `${service}features/${capability}: wanted ${wanted.join() || 'no plugin'}, found ${found.join() || 'none'}`,
        ];
  });
}

const findRoutesWithoutRoute = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ name }) => name.startsWith(service) && name.endsWith('.routes.ts'))
    .filter(({ lines }) => !lines.some((line) => route.test(line)))
    .map(({ name }) => `${name}: it has no route: name it *.http.ts`);

function findReachedServices(files: readonly SourceFile[]): string[] {
  const features = files.filter(({ name }) => capabilityFile.test(name) && !isTest(name));
  const names = features.flatMap(({ lines }) =>
    lines.flatMap((line) => offered.exec(line)?.[1] ?? []),
  );
  const reached = new RegExp(`\\bapp\\.(${names.join('|')})\\b`);
  return names.length === 0
    ? []
    : findLineFaults(features, (line) =>
        reached.test(line) ? 'take it as a dependency, which app.ts passes' : undefined,
      );
}

export const findServiceWiring = (files: SourceFile[]): string[] =>
  [findLooseFiles, findUnwiredCapabilities, findRoutesWithoutRoute, findReachedServices].flatMap(
    (find) => find(files),
  );
