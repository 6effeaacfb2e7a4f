import path from 'node:path';
import type { SourceFile } from './source-files.ts';

const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
const meaningless = /^(utils?|helpers?|misc|common)(\.|$)/;

const faultOf = (name: string): string | undefined => {
  const base = path.posix.basename(name);
  if (!kebab.test(base)) return 'name it in kebab-case';
  if (/^index\.tsx?$/.test(base)) return 'no barrel: name the file after what it holds';
  if (name.split('/').some((part) => meaningless.test(part))) return 'name it after what it means';
  return undefined;
};

export const findBadNames = (files: SourceFile[]): string[] =>
  files.flatMap(({ name }) => {
    const fault = faultOf(name);
    return fault === undefined ? [] : [`${name}: ${fault}`];
  });
