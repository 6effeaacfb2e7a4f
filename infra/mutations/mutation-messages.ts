import type { Outcome } from './read-outcome.ts';

const mark = ({ isNoticed }: Outcome): string => (isNoticed ? '✓' : '✗');

export const sentences = {
  copies: 'copies of the sources',
  unmutated: 'the tests with all guards',
  unfit: (faults: readonly string[]) =>
    `With all guards, these tests do not pass, so that nothing is proved:\n${faults.join('\n')}`,
  noneChosen: (text: string) => `No guard, file or test contains "${text}".`,
  badOptions: 'mutations takes one option: --only <text of a guard, a file or a test>.',
  outcome: (
    { guards, file }: { guards: string; file: string },
    outcome: Outcome,
    seconds: number,
  ) =>
    `${mark(outcome)} ${file}: ${guards} (${
      outcome.isNoticed ? `"${outcome.test.title}"` : outcome.reason
    }, ${seconds.toFixed(1)} s)`,
  figure: (noticed: number, all: number) =>
    `${noticed} of ${all} removed guards were noticed by a test`,
};
