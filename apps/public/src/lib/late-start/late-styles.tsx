import type { LatePart } from './late-part.ts';

/** In development, each sheet loads with its module instead. */
export const LateStyles = ({ of }: { of: LatePart }) =>
  import.meta.env.LATE_STYLES ? (
    <link rel="stylesheet" href={import.meta.env.LATE_STYLES[of]} precedence="default" />
  ) : null;
