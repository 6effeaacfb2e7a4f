import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const root = path.resolve(import.meta.dirname, '../..');
/** Commands keep databases, keys and caches here between runs; git ignores the folder. */
export const dataFolder = path.join(root, '.data');
export const apiFolder = path.join(root, 'apps/api');
export const sandboxFolder = path.join(root, 'apps/sandbox');

/** Node 24 from its npm package where it is installed, else the Node that runs this process. */
export const node =
  [path.join(root, 'node_modules/.bin/node'), path.join(root, 'node_modules/.bin/node.exe')].find(
    existsSync,
  ) ?? process.execPath;

export const tool = (name: string, workspace = '.'): string =>
  path.join(root, workspace, 'node_modules/.bin', name);

/**
 * The schema engine that Prisma runs: our offline stand-in, unless PRISMA_SCHEMA_ENGINE_BINARY
 * names another one. An empty value selects Prisma's own.
 */
export const schemaEngine =
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??
  path.join(root, 'infra/schema-engine/schema-engine.mjs');

const isOldNode = node === process.execPath && !process.features.typescript;
/**
 * Arguments that make `node` run TypeScript from any folder: none when `node` itself removes the
 * types, as Node 24 does.
 */
export const typescriptFlags = isOldNode
  ? ['--import', pathToFileURL(createRequire(path.join(root, 'package.json')).resolve('tsx')).href]
  : [];
/** Like `typescriptFlags`, for a child that must end when this process ends or is killed. */
export const childFlags = [
  ...typescriptFlags,
  '--import',
  pathToFileURL(path.join(root, 'infra/process/follow-parent.mjs')).href,
];
