import type { GuideStep } from './guide-steps.ts';

/** A text marks code with backquotes. */
export type GuideBlock =
  | { text: string }
  | { code: string }
  | { rows: readonly (readonly string[])[] }
  | { step: GuideStep };
export type GuideSection = { id: string; title: string; blocks: readonly GuideBlock[] };
