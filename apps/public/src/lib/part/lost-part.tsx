import type { PartFailure } from '@parages/ui/lazy-part/part-boundary';
import { PartFailed } from '@parages/ui/lazy-part/part-failed';
import { useSite } from '../site.tsx';
import { partEn } from './part.en.ts';
import { partFr } from './part.fr.ts';
import classes from './part.module.css';

export type LostPartProps = PartFailure & {
  /** A dialog: its failure is shown over the page, and `onClose` closes it. */
  onClose?: (() => void) | undefined;
  /** Replaces the sentence of a part in which the visitor types nothing. */
  lost?: string | undefined;
};

/**
 * The companions of the page load this file, so that it is there when the network is not. It imports
 * both languages for the same reason.
 */
export function LostPart({ lost, ...failure }: LostPartProps) {
  const words = useSite().locale === 'en' ? partEn : partFr;
  return (
    <PartFailed
      {...failure}
      words={lost ? { ...words, lost, lostText: words.check, broken: lost } : words}
      className={classes[failure.onClose ? 'over' : 'within']}
    />
  );
}
