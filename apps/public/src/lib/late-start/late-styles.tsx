import type { LatePart } from './late-part.ts';
import { loadSheet } from './load-sheet.ts';

/** In development, each sheet loads with its module instead. */
export const LateStyles = ({ of }: { of: LatePart }) =>
  import.meta.env.LATE_STYLES ? (
    <link rel="stylesheet" href={import.meta.env.LATE_STYLES[of]} precedence="default" />
  ) : null;

/**
 * Loads the file of a part, and the sheet that its `LateStyles` links, which it finds in the cache of
 * the browser. Rejects when one of them does not load: React shows a part whose sheet is lost
 * without its styles.
 */
export async function withSheet<Loaded>(
  of: LatePart,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  if (import.meta.env.SSR || !import.meta.env.LATE_STYLES) return load();
  const [loaded] = await Promise.all([load(), loadSheet(import.meta.env.LATE_STYLES[of])]);
  return loaded;
}
