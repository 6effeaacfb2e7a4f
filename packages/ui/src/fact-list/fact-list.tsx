import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import classes from './fact-list.module.css';

export type Fact = {
  key: string;
  term: string;
  value: string;
  state?: 'yes' | 'no';
  icon?: IconName;
};

export type FactListProps = {
  facts: readonly Fact[];
  /** `tiles`: large values side by side; `rows`: one fact per line. */
  layout?: 'rows' | 'tiles';
};

export function FactList({ facts, layout = 'rows' }: FactListProps) {
  return (
    <dl className={classes.list} data-layout={layout}>
      {facts.map(({ key, term, value, state, icon }) => (
        <div key={key} className={classes.fact} data-state={state}>
          <dt>
            {icon && <Icon name={icon} />}
            {term}
          </dt>
          <dd>
            {state === 'yes' && <Icon name="check" />}
            {state === 'no' && <Icon name="close" />}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
