import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permitted, violations } from './violations.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { options, forbidden } = createRequire(import.meta.url)(
  path.join(root, '.dependency-cruiser.cjs'),
);
const ruleSet: IFlattenedRuleSet = { forbidden };
const ruleNames: string[] = forbidden.map((rule: { name: string }) => rule.name);

const inspect = async (baseDir: string, folders: string[]): Promise<ICruiseResult> => {
  const { output } = await cruise(folders, { ...options, baseDir, ruleSet, validate: true });
  if (typeof output === 'string') throw new Error(output);
  return output;
};

const tree = mkdtempSync(path.join(tmpdir(), 'parages-boundaries-'));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const isFile = (to: string): boolean => /\.tsx?$/.test(to);
const specifier = (from: string, to: string): string => {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return isFile(to) ? (relative.startsWith('.') ? relative : `./${relative}`) : to;
};
const write = (file: string, content: string, flag: 'w' | 'wx' = 'w'): void => {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  writeFileSync(path.join(tree, file), content, { flag });
};
const writeTree = (): void => {
  const imports = [...violations, ...permitted];
  for (const { from, to } of imports)
    write(from, `import * as other from '${specifier(from, to)}';\nexport const used = other;\n`);
  const sources = new Set(imports.map(({ from }) => from));
  for (const { to } of imports)
    if (isFile(to) && !sources.has(to)) write(to, 'export const target = 1;\n');
  write(
    'apps/public/src/lib/egg.ts',
    "import { hen } from './hen.ts';\nexport const egg: unknown = hen;\n",
  );
  write(
    'apps/public/src/lib/hen.ts',
    "import { egg } from './egg.ts';\nexport const hen: unknown = egg;\n",
  );
};

describe('dependency rules between folders', () => {
  let found: { rule: string; from: string }[] = [];
  beforeAll(async () => {
    writeTree();
    const { summary } = await inspect(tree, ['apps', 'packages', 'infra', 'examples']);
    found = summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
  }, 60_000);

  it.each(violations)('$rule refuses $from → $to', ({ rule, from }) => {
    expect(found).toContainEqual({ rule, from });
  });

  it('no-cycle refuses two files that import each other', () => {
    expect(found).toContainEqual({ rule: 'no-cycle', from: 'apps/public/src/lib/egg.ts' });
  });

  it.each(permitted)('$from → $to is allowed', ({ from }) => {
    expect(found.filter((violation) => violation.from === from)).toEqual([]);
  });

  it('each have a sample violation in this test', () => {
    const proved = new Set([...violations.map(({ rule }) => rule), 'no-cycle']);
    expect(ruleNames.filter((name) => !proved.has(name))).toEqual([]);
  });
});

describe('dependency-cruiser', () => {
  it('follows type-only imports of .ts files, and imports of our packages by name', async () => {
    const { modules } = await inspect(root, ['apps/api/src/app.ts', 'packages/pictures/src']);
    const app = modules.find(({ source }) => source === 'apps/api/src/app.ts');
    expect(app?.dependencies.map(({ resolved }) => resolved)).toContain(
      'apps/api/src/platform/database/database.ts',
    );
    const targets = modules.flatMap(({ dependencies }) =>
      dependencies.map(({ resolved }) => resolved),
    );
    expect(
      targets.filter((target) => target.startsWith('packages/contracts/src/vocabulary/')),
    ).not.toEqual([]);
  }, 60_000);
});
