import type { FindingView } from '../import-view.ts';

export type KeyedFinding = { key: string; finding: FindingView };

/**
 * Gives each finding a unique React key: its kind, place and code, and the number of identical ones
 * before it, since a line may have several.
 */
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
