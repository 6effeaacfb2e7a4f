import type { SourceFile } from '../house-rules/source-files.ts';

/** `remark`: the text in brackets after the id, or an empty string. */
export type Evidence = { file: string; id: string; remark: string };
type Quote = { file: string; line: number; chapter: number };

const evidenceFiles = /\.(test|spec)\.tsx?$|^bench\/src\/[^/]+\/main\.ts$/;
// The examples of this check's own tests name promises that do not exist.
const ownTests = 'infra/check/specification/';
const tag = /^\s*\/\/ Specification: (.+)$/;
const named = /§(\d+\.\d+)(?: \(([^()]+)\))?/g;
const comment = /^\s*(\/\/|\*|\/\*)/;
const quoted = /§ ?(\d+)(?![\d.])/g;

export function readEvidence(files: readonly SourceFile[]): {
  evidence: Evidence[];
  quotes: Quote[];
} {
  const evidence: Evidence[] = [];
  const quotes: Quote[] = [];
  for (const { name: file, lines } of files) {
    if (!evidenceFiles.test(file) || file.startsWith(ownTests)) continue;
    lines.forEach((line, index) => {
      const [, ids = ''] = tag.exec(line) ?? [];
      for (const [, id = '', remark = ''] of ids.matchAll(named))
        evidence.push({ file, id, remark });
      if (comment.test(line)) return;
      for (const [, chapter] of line.matchAll(quoted))
        quotes.push({ file, line: index + 1, chapter: Number(chapter) });
    });
  }
  return { evidence, quotes };
}
