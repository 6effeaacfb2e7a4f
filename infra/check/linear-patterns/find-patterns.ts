import ts from 'typescript';
import type { SourceFile } from '../house-rules/source-files.ts';

/**
 * `reason`: why the pattern is exempt from the proof, from a `pattern-ignore` comment on its line
 * or the line before; undefined when there is none.
 */
export type Pattern = { where: string; source: string; flags: string; reason: string | undefined };
export type FoundPatterns = { patterns: Pattern[]; faults: string[] };

// Sources of apps and packages can receive user text.
const meetsPeople = /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/;
const isTest = /\.test\.tsx?$/;
// A fast test: files that fail it are not parsed.
const mayHoldPattern = /[=(,:[!&|?{};>\s]\/(?![/*>])|RegExp/;
const exemption = /\/\/ pattern-ignore(?:: (.*))?$/;
const reasonMinLength = 15;

const textOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

type Site = { pattern: { source: string; flags: string } | undefined };

function readNode(node: ts.Node): Site | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { pattern: { source: node.text.slice(1, end), flags: node.text.slice(end + 1) } };
  }
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined;
  if (!ts.isIdentifier(node.expression) || node.expression.text !== 'RegExp') return undefined;
  const [source, flags] = node.arguments ?? [];
  const [sourceText, flagsText] = [textOf(source), flags === undefined ? '' : textOf(flags)];
  return {
    pattern:
      sourceText === undefined || flagsText === undefined
        ? undefined
        : { source: sourceText, flags: flagsText },
  };
}

function findInFile({ name, lines }: SourceFile): FoundPatterns {
  const found: FoundPatterns = { patterns: [], faults: [] };
  const used = new Set<number>();
  const file = ts.createSourceFile(name, lines.join('\n'), ts.ScriptTarget.Latest, false);
  const visit = (node: ts.Node): void => {
    const site = readNode(node);
    if (site !== undefined) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line;
      const where = `${name}:${line + 1}`;
      const commentLine = [line, line - 1].find((at) => exemption.test(lines[at] ?? ''));
      if (commentLine !== undefined) used.add(commentLine);
      const [, reason] = exemption.exec(lines[commentLine ?? -1] ?? '') ?? [];
      if (site.pattern !== undefined) found.patterns.push({ where, ...site.pattern, reason });
      else if (commentLine === undefined)
        found.faults.push(`${where}: a pattern made of pieces cannot be proved linear`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  for (const [at, line] of lines.entries()) {
    const comment = exemption.exec(line);
    if (comment === null) continue;
    if (!used.has(at)) found.faults.push(`${name}:${at + 1}: this comment exempts no pattern`);
    if ((comment[1] ?? '').length < reasonMinLength)
      found.faults.push(`${name}:${at + 1}: an exempted pattern needs its reason`);
  }
  return found;
}

export function findPatterns(files: readonly SourceFile[]): FoundPatterns {
  const found = files
    .filter(
      ({ name, lines }) =>
        meetsPeople.test(name) &&
        !isTest.test(name) &&
        lines.some((line) => mayHoldPattern.test(line)),
    )
    .map(findInFile);
  return {
    patterns: found.flatMap(({ patterns }) => patterns),
    faults: found.flatMap(({ faults }) => faults),
  };
}
