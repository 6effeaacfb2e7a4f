import type { SourceFile } from './source-files.ts';

// CONVENTIONS.md, *Prose*, refuses these words: each hides the actor or the technical term.
const refused =
  /\b(somebody|nobody|anybody|whoever|whomever|whatever|whichever|one’s|one's|tell|tells|telling|told|stands|standing|as good as|gives? way|makes do|comes? to nothing|believed|he|his|him)\b/i;

const testTitle = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])(.+)/;
const openedCall = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\($/;
const description = /\bdescription:\s*(['"`])(.+)/;
const comments = {
  code: /(?:^|\s)\/\/(.*)|^\s*\/?\*+(.*)|\{\/\*(.*)\*\/\}/,
  sql: /--(.*)/,
};

/** Quoted text and inline code may contain refused words. */
const withoutQuotes = (text: string): string =>
  text.replace(/"[^"]*"|“[^”]*”|«[^»]*»|`[^`]*`/g, '');

const commentOf = (name: string, line: string): string => {
  const found = (name.endsWith('.sql') ? comments.sql : comments.code).exec(line);
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : '';
};

function proseOf(name: string, lines: string[], index: number): string {
  const line = lines[index] ?? '';
  if (line.startsWith('// Specification:')) return '';
  const isTest = /\.(test|spec|journey|e2e)\.tsx?$/.test(name) || name.startsWith('e2e/');
  const title = isTest ? testTitle.exec(line)?.[2] : undefined;
  const nextTitle = isTest && openedCall.test(lines[index - 1] ?? '') ? line : undefined;
  return [commentOf(name, line), title, nextTitle, description.exec(line)?.[2]].join(' ');
}

const faultOf = (name: string, index: number, prose: string): string[] => {
  const word = refused.exec(withoutQuotes(prose))?.[1];
  return word === undefined
    ? []
    : [`${name}:${index + 1}: "${word}": name the actor, or say the technical word`];
};

export const findParaphrases = (files: SourceFile[]): string[] =>
  files
    .filter(({ name }) => !/\.fr\.\w+$|house-rules\/paraphrases/.test(name))
    .flatMap(({ name, lines }) =>
      lines.flatMap((_, index) => faultOf(name, index, proseOf(name, lines, index))),
    );

// The specification has the owner's words, and its coverage quotes them.
const isOurs = ({ name }: SourceFile): boolean =>
  !/docs\/(specification|specification-coverage)\.md$/.test(name);

export const findParaphrasesInDocuments = (documents: SourceFile[]): string[] =>
  documents.filter(isOurs).flatMap(({ name, lines }) => {
    let isCode = false;
    return lines.flatMap((line, index) => {
      if (line.startsWith('```')) isCode = !isCode;
      return isCode ? [] : faultOf(name, index, line);
    });
  });
