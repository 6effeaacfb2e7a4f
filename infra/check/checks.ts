import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkMutations } from '../mutations/check-mutations.ts';
import { apiFolder, dataFolder, node, root, tool, typescriptFlags } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { buildSites } from '../start/prepare.ts';
import { checkAccessibility } from './accessibility/accessibility-check.ts';
import { sentences } from './check-messages.ts';
import { storeRelease } from './contract/released-document.ts';
import { checkDocuments } from './documents/documents-check.ts';
import { checkHouseRules } from './house-rules/check-house-rules.ts';
import { checkMigrations } from './migrations/migrations-check.ts';
import { storeReleasedSchema } from './migrations/released-schema.ts';
import { findHeavyPages, type PageBytes, toKib, weighPages } from './page-bytes/page-bytes.ts';
import { proSite, publicSite } from './page-bytes/page-site.ts';
import { findHeavyWidget, weighWidget } from './page-bytes/widget-bytes.ts';
import { checkProduction } from './production/production-check.ts';
import { checkRetention } from './retention/retention-check.ts';
import type { Check, CheckAnswer } from './run-checks.ts';
import { checkSettings } from './settings/settings-check.ts';

async function succeed(command: string, args: string[], cwd = root): Promise<CheckAnswer> {
  const { code, output } = await runCommand(command, args, { cwd });
  return code === 0 ? {} : { fault: output.trim() };
}

const workspaces = (): string[] =>
  ['apps', 'packages']
    .flatMap((group) => readdirSync(path.join(root, group)).map((name) => `${group}/${name}`))
    .concat('attack', 'bench', 'e2e', 'examples', 'infra')
    .filter((workspace) => existsSync(path.join(root, workspace, 'tsconfig.json')));

const typecheck = (workspace: string): Check => ({
  name: sentences.types(workspace),
  run: () => {
    const folder = path.join(dataFolder, 'types');
    mkdirSync(folder, { recursive: true });
    const info = path.join(folder, `${workspace.replaceAll('/', '-')}.tsbuildinfo`);
    // TypeScript 7 of the root checks every workspace; infra and contracts also install TypeScript
    // 6, for tools that call its API. Each of its checkers reads the types that the others read:
    // four, the default, take three quarters more processor time than one.
    return succeed(
      tool('tsc'),
      ['-p', '.', '--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', info],
      path.join(root, workspace),
    );
  },
});

const boundaries: Check = {
  name: sentences.boundaries,
  run: () =>
    succeed(tool('depcruise', 'infra'), [
      '--config',
      '.dependency-cruiser.cjs',
      'apps',
      'packages',
      'infra',
      'bench',
      'attack',
      'examples',
      'e2e',
    ]),
};

const generated = [
  'packages/contracts/openapi.json',
  'packages/contracts/src/generated/openapi.d.ts',
];
const contentOf = (file: string): string =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';

const contracts: Check = {
  name: sentences.contracts,
  run: async () => {
    const before = generated.map(contentOf);
    mkdirSync(path.join(root, 'packages/contracts/src/generated'), { recursive: true });
    const document = await succeed(
      node,
      [...typescriptFlags, 'src/commands/write-openapi.ts'],
      apiFolder,
    );
    if (document.fault !== undefined) return document;
    const types = await succeed(
      tool('openapi-typescript', 'packages/contracts'),
      ['openapi.json', '-o', 'src/generated/openapi.d.ts'],
      path.join(root, 'packages/contracts'),
    );
    if (types.fault !== undefined) return types;
    const linted = await succeed(
      node,
      [...typescriptFlags, 'check/contract/lint-document.ts'],
      path.join(root, 'infra'),
    );
    if (linted.fault !== undefined) return linted;
    const drifted = generated.filter((file, index) => contentOf(file) !== before[index]);
    return drifted.length === 0 ? {} : { fault: sentences.contractsDrifted(drifted) };
  },
};

// Run by hand when a release is made: later contracts and migrations are compared with what it
// stores.
const release: Check = {
  name: sentences.release,
  run: async () => {
    storeRelease(root);
    await storeReleasedSchema(root);
    return {};
  },
};

const patterns: Check = {
  name: sentences.patterns,
  run: () =>
    succeed(
      node,
      [...typescriptFlags, 'check/linear-patterns/check-patterns.ts'],
      path.join(root, 'infra'),
    ),
};

const settings: Check = { name: sentences.settings, run: () => checkSettings(root) };
const migrations: Check = { name: sentences.migrations, run: () => checkMigrations(root) };
const retention: Check = { name: sentences.retention, run: () => checkRetention(root) };
const production: Check = { name: sentences.production, run: () => checkProduction(root) };
const accessibility: Check = {
  name: sentences.accessibility,
  run: async () => checkAccessibility(root),
};
const guards: Check = { name: sentences.guards, run: async () => checkMutations(root) };
const documents: Check = { name: sentences.documents, run: async () => checkDocuments(root) };

const describePages = (pages: readonly PageBytes[]): string =>
  pages.map(({ page, script }) => `${page} ${toKib(script)}`).join(', ');
const heaviestPages = (pages: readonly PageBytes[], count: number): PageBytes[] =>
  [...pages].sort((one, other) => other.script - one.script).slice(0, count);

const pageBytes: Check = {
  name: sentences.pageBytes,
  run: async () => {
    await buildSites();
    const [pages, proPages] = [weighPages(publicSite, root), weighPages(proSite, root)];
    const widget = weighWidget(root);
    const heavy = [
      ...findHeavyPages(publicSite, pages),
      ...findHeavyPages(proSite, proPages),
      ...findHeavyWidget(widget),
    ];
    const note = sentences.pageBytesNote(
      describePages(pages),
      describePages(heaviestPages(proPages, 3)),
      toKib(widget),
    );
    return heavy.length === 0 ? { note } : { fault: heavy.join('\n') };
  },
};

export function listChecks(): Check[] {
  const lint: Check = {
    name: sentences.lint,
    run: () => succeed(tool('biome'), ['check', '--error-on-warnings', '.']),
  };
  const unused: Check = {
    name: sentences.unused,
    run: () => succeed(tool('knip'), ['--no-progress', '--treat-config-hints-as-errors']),
  };
  const houseRules: Check = { name: sentences.houseRules, run: async () => checkHouseRules(root) };
  return [
    pageBytes,
    contracts,
    migrations,
    retention,
    boundaries,
    patterns,
    unused,
    settings,
    documents,
    accessibility,
    production,
    guards,
    ...workspaces().map(typecheck),
    lint,
    houseRules,
  ];
}

export const namedChecks: Record<string, Check> = {
  contracts,
  migrations,
  retention,
  boundaries,
  bytes: pageBytes,
  patterns,
  settings,
  documents,
  accessibility,
  production,
  mutations: guards,
  release,
};
