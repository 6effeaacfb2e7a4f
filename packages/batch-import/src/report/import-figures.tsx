import classes from '../batch-import.module.css';
import { useImportWords } from '../import-words.tsx';

export type ImportFigure = { name: string; count: number; tone?: 'good' | 'bad' };

export function ImportFigures({ figures }: { figures: readonly ImportFigure[] }) {
  const { say, formatCount } = useImportWords();
  return (
    <dl className={classes.figures}>
      {figures.map(({ name, count, tone }) => (
        <div key={name} data-tone={count > 0 ? tone : undefined}>
          <dt>{say(`facts.${name}`)}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
