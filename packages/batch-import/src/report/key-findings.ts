import type { FindingView } from '../import-view.ts';

export type KeyedFinding = { key: string; finding: FindingView };

/** A key of its own for each of a list: what is found where, and how many like it stand before it, since a line may have several alike. */
export function keyFindings(findings: readonly FindingView[]): KeyedFinding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const { kind, line, row, path, code } = finding;
    const place = [kind, line ?? row, path, code].join(' ');
    const before = seen.get(place) ?? 0;
    seen.set(place, before + 1);
    return { key: `${place} ${before}`, finding };
  });
}
