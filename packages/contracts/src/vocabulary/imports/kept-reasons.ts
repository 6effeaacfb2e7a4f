/** Why an import keeps a record out of publication: it names no outing. */
export const keptReasons = [
  'job',
  'training',
  'business',
  'service',
  'council',
  'school',
  'private',
] as const;

export type KeptReason = (typeof keptReasons)[number];

const prefix = 'kept-back:';

/** The class that a record kept back has in the place of the one of its feed. */
export const keptClass = (reason: KeptReason): string => `${prefix}${reason}`;

/** Undefined for a class of a feed. */
export const keptReasonOf = (sourceClass: string): KeptReason | undefined =>
  keptReasons.find((reason) => keptClass(reason) === sourceClass);
