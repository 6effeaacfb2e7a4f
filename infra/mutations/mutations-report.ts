import { describeMachine } from '../process/describe-machine.ts';
import { sentences } from './mutation-messages.ts';
import type { Mutated } from './run-mutations.ts';

export type Circumstances = { date: string; command: string; database: string };

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

const row = ({ mutation: { guards, file }, outcome }: Mutated): string => {
  const noticed = outcome.isNoticed
    ? `\`${outcome.test.file}\`: ${cell(outcome.test.title)}`
    : '**none**';
  return `| ${cell(guards)} | \`${file}\` | ${noticed} |`;
};

export const countNoticed = (results: readonly Mutated[]): number =>
  results.filter(({ outcome }) => outcome.isNoticed).length;

export const figureOf = (results: readonly Mutated[]): string =>
  sentences.figure(countNoticed(results), results.length);

export function writeReport(
  results: readonly Mutated[],
  { date, command, database }: Circumstances,
): string {
  const minutes = Math.ceil(results.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  return `# Removed guards

${date} · \`${command}\` · ${describeMachine(database)}

**${figureOf(results)}**, in ${minutes} minutes of test runs.

Each guard is removed alone, in a copy of the sources; the named test then fails by an assertion. With all guards, the same tests pass.
\`infra/mutations/guards\` has the removed text of each one, and \`npm run check\` refuses an entry that no longer fits the sources.

| Guard | File | Test that went red |
|---|---|---|
${results.map(row).join('\n')}
`;
}
