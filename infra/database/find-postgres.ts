import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export type NativePostgres = { bin: string; major: string };

const installRoots = [
  '/usr/lib/postgresql',
  '/usr/lib64/pgsql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  '/Applications/Postgres.app/Contents/Versions',
];

const versionIn = (name: string): number => Number.parseFloat(name.replace(/\D*/, '')) || 0;

function* candidateFolders(): Generator<string> {
  if (process.env.PG_BIN) yield process.env.PG_BIN;
  for (const base of installRoots.filter((folder) => existsSync(folder))) {
    const newestFirst = readdirSync(base).sort((a, b) => versionIn(b) - versionIn(a));
    for (const name of newestFirst) yield path.join(base, name, 'bin');
  }
  yield* (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
}

const outputOf = (program: string, args: string[]): string =>
  spawnSync(program, args, { encoding: 'utf8' }).stdout?.trim() ?? '';

function hasPostgis(bin: string, major: string): boolean {
  const pgConfig = path.join(bin, 'pg_config');
  const shared = existsSync(pgConfig) ? [outputOf(pgConfig, ['--sharedir'])] : [];
  const usual = [
    `/usr/share/postgresql/${major}`,
    path.join(bin, '../share/postgresql'),
    path.join(bin, '../share'),
  ];
  return [...shared, ...usual].some(
    (folder) => folder !== '' && existsSync(path.join(folder, 'extension/postgis.control')),
  );
}

export function findPostgres(): NativePostgres | undefined {
  for (const bin of candidateFolders()) {
    if (!existsSync(path.join(bin, 'initdb')) || !existsSync(path.join(bin, 'postgres'))) continue;
    const major = /\d+/.exec(outputOf(path.join(bin, 'postgres'), ['-V']))?.[0];
    if (major !== undefined && hasPostgis(bin, major)) return { bin, major };
  }
  return undefined;
}
