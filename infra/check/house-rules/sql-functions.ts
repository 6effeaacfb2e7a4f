import type { SourceFile } from './source-files.ts';

const created = /\bcreate\s+(?:or\s+replace\s+)?function\s+(?:public\.)?([a-z_0-9]+)/gi;
const generated = /^\s*(?:do\s+\$|execute\b)/im;

/** Older migrations have shipped; they created functions before `prisma/functions` existed. */
const firstOfFolder = '20261123008000';

const textOf = ({ lines }: SourceFile): string =>
  lines.map((line) => line.replace(/--.*/, '')).join('\n');
const createdIn = (text: string): string[] =>
  [...text.matchAll(created)].map(([, name = '']) => name);
const countOf = (text: string, name: string): number =>
  text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;

const functionOf = (file: SourceFile): string => file.name.replace(/^.*\/|\.sql$/g, '');

export const findBadFunctionFiles = (files: SourceFile[]): string[] =>
  files.flatMap((file) => {
    const name = functionOf(file);
    const twin = files.find((other) => other !== file && functionOf(other) === name);
    if (twin !== undefined) return [`${file.name}: ${twin.name} holds this function too`];
    const text = textOf(file);
    if (generated.test(text)) return [`${file.name}: write the function out, do not generate it`];
    return createdIn(text).join() === name && /\bor\s+replace\b/i.test(text)
      ? []
      : [`${file.name}: let it hold CREATE OR REPLACE FUNCTION ${name} and no other function`];
  });

/**
 * Refuses a function that `prisma/functions` has too, and a function that its migration names only
 * once: an index, a generated column or a trigger of the migration would name it again.
 */
export const findFunctionsInMigrations = (
  migrations: SourceFile[],
  inFolder: ReadonlySet<string>,
): string[] =>
  migrations
    .filter(({ name }) => (name.split('/').at(-2) ?? '') >= firstOfFolder)
    .flatMap((file) => {
      const text = textOf(file);
      return createdIn(text)
        .filter((name) => inFolder.has(name) || countOf(text, name) < 2)
        .map((name) => `${file.name}: move the function ${name} to prisma/functions/${name}.sql`);
    });
