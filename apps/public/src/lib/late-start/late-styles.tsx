import type { LatePart } from './late-part.ts';

/** Links a style sheet that is no part of the one of all pages. Once built; before, each sheet comes by itself. */
export const LateStyles = ({ of }: { of: LatePart }) =>
  import.meta.env.LATE_STYLES ? (
    <link rel="stylesheet" href={import.meta.env.LATE_STYLES[of]} precedence="default" />
  ) : null;
