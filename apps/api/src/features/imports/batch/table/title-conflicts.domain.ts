import type { CellFault } from './read-cell.ts';

type Named = { extId: string | undefined; title: string | undefined };

export function titleConflicts(): (line: Named) => CellFault[] {
  const titles = new Map<string, string>();
  return ({ extId, title }) => {
    if (extId === undefined || title === undefined) return [];
    const first = titles.get(extId);
    if (first === undefined) titles.set(extId, title);
    if (first === undefined || first === title) return [];
    return [{ code: 'title_conflict', path: 'title', expected: first, obtained: title }];
  };
}
