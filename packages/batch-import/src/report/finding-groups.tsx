import { importColumnNames } from '@parages/contracts/vocabulary/imports/import-columns';
import { wrongCellFaults } from '@parages/contracts/vocabulary/imports/import-faults';
import { Button } from '@parages/ui/button/button';
import type { FindingFilter, FindingGroup } from '../import-view.ts';
import { useImportWords } from '../import-words.tsx';
import classes from './finding-list.module.css';

export type FindingGroupsProps = {
  groups: readonly FindingGroup[];
  label: string;
  filter: FindingFilter;
  onFilter: (filter: FindingFilter) => void;
};

/** One entry for each mistake of a reason and each column, with its first lines. */
export const FindingGroups = ({ groups, label, filter, onFilter }: FindingGroupsProps) => (
  <ul className={classes.groups} aria-label={label}>
    {groups.map((group) => (
      <Group
        key={`${group.code} ${group.path}`}
        group={group}
        isOnly={groups.length === 1}
        filter={filter}
        onFilter={onFilter}
      />
    ))}
  </ul>
);

type GroupProps = Omit<FindingGroupsProps, 'groups' | 'label'> & {
  group: FindingGroup;
  /** The reason has the count already. */
  isOnly: boolean;
};

function Group({ group, isOnly, filter, onFilter }: GroupProps) {
  const { say, formatCount, sayFinding } = useImportWords();
  const { kind, path, code, count, lines = [], expected = null, obtained = null } = group;
  const title = useTitle(group);
  const isShown = filter.code === code && filter.path === path;
  const listed = lines.map(formatCount).join(', ');
  return (
    <li className={classes.finding}>
      <p className={classes.where}>
        {!isOnly && (
          <strong>{say('report.groupLines', { count, formatted: formatCount(count) })}</strong>
        )}
        {title !== undefined && <span>{title}</span>}
      </p>
      <p className={classes.what}>
        {say('report.example', { sentence: sayFinding({ code, path, expected, obtained }) })}
      </p>
      <p className={classes.reader}>
        {say('report.which', {
          count,
          lines: count > lines.length ? say('report.andMore', { lines: listed }) : listed,
        })}
      </p>
      <div>
        <Button
          variant="quiet"
          onClick={() =>
            onFilter(
              isShown
                ? { kind: null, path: null, code: null, page: 0 }
                : { kind, path, code, page: 0 },
            )
          }
        >
          {say(isShown ? 'report.seeAll' : 'report.see')}
        </Button>
      </div>
    </li>
  );
}

/** « Date de début : format de date »; undefined for a fault that is not about one kind of cell. */
function useTitle({ code, path }: FindingGroup): string | undefined {
  const { say, columns } = useImportWords();
  if (!wrongCellFaults.some((wrong) => wrong === code)) return undefined;
  const column = importColumnNames.find((name) => name === path);
  const wrong = say(`report.wrong.${code}`);
  return column === undefined ? wrong : `${columns[column].label}\u00a0: ${wrong}`;
}
