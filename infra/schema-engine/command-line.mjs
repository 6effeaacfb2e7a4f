import { readFileSync } from 'node:fs';

/** Prisma repeats `--datamodels` for each schema file. */
const valuesOf = (args, flag) => args.filter((_, index) => args[index - 1] === flag);

/**
 * Reads the command line that the Prisma CLI gives its native engine.
 * @param {string[]} args everything after the script
 * @returns {{
 *   asksVersion: boolean,
 *   databaseCommand: string | undefined,
 *   datasource: { url?: string, shadowDatabaseUrl?: string },
 *   datamodels: [string, string][],
 * }} `datamodels`: file name and content
 */
export const parseCommandLine = (args) => {
  const cli = args.indexOf('cli');
  return {
    asksVersion: args.includes('--version'),
    databaseCommand: cli < 0 ? undefined : (args[cli + 1] ?? ''),
    datasource: JSON.parse(valuesOf(args, '--datasource')[0] ?? '{}'),
    datamodels: valuesOf(args, '--datamodels').map((file) => [file, readFileSync(file, 'utf8')]),
  };
};
