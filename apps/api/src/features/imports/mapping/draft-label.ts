import { limits } from '@parages/contracts/vocabulary/limits';
import { withFrenchTypography } from './french-typography.ts';
import { truncate } from './plain-text.ts';
import type { Finding } from './poi-draft.ts';

export function draftLabel(read: string, path: string): { label: string; warnings: Finding[] } {
  const title = withFrenchTypography(read);
  const label = truncate(title, limits.label.max);
  if (label === title) return { label, warnings: [] };
  const expected = `at most ${limits.label.max} characters`;
  return { label, warnings: [{ path, expected, obtained: `${title.length} characters` }] };
}
