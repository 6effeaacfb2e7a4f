import { PartBoundary } from '@parages/ui/lazy-part/part-boundary';
import { PartFailed } from '@parages/ui/lazy-part/part-failed';
import type { ReactNode } from 'react';
import { partFr } from './part.fr.ts';

type PartProps = {
  children: ReactNode;
  /** Shown while a file of the part loads. */
  waiting?: ReactNode;
  /** Names the content: another name renders it again after a failure. */
  name?: string | undefined;
};

/** A part of a page that may fail alone: its failure shows a sentence and a retry in its place. */
export const Part = ({ children, waiting, name }: PartProps) => (
  <PartBoundary
    failed={(failure) => <PartFailed words={partFr} {...failure} />}
    waiting={waiting}
    name={name}
  >
    {children}
  </PartBoundary>
);
