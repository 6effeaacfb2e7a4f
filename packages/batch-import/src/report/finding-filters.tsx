import {
  type ImportFindingKind,
  importFindingKinds,
} from '@parages/contracts/vocabulary/imports/import-faults';
import { PresetChips } from '@parages/ui/chips/preset-chips';
import { SelectField } from '@parages/ui/form/text-field';
import classes from '../batch-import.module.css';
import type { FindingFilter, ImportView } from '../import-view.ts';
import { useImportWords } from '../import-words.tsx';

type Tally = NonNullable<ImportView['check']>['byPath'];

const sum = (tally: Tally): number => tally.reduce((total, { count }) => total + count, 0);

export type FindingFiltersProps = {
  tally: Tally;
  filter: FindingFilter;
  onFilter: (filter: FindingFilter) => void;
};

export function FindingFilters({ tally, filter: { kind, path }, onFilter }: FindingFiltersProps) {
  const { say, formatCount } = useImportWords();
  const kinds = importFindingKinds.filter((one) => tally.some((entry) => entry.kind === one));
  const ofKind = kind === null ? tally : tally.filter((entry) => entry.kind === kind);
  const paths = [...new Set(ofKind.map((entry) => entry.path))]
    .filter((one) => one !== null)
    .sort();
  const options = paths.map((one) => ({
    value: one,
    label: `${one} (${formatCount(sum(ofKind.filter((entry) => entry.path === one)))})`,
  }));
  return (
    <search className={classes.filters}>
      <PresetChips<ImportFindingKind>
        label={say('report.kind')}
        value={kind}
        onChange={(chosen) => onFilter({ kind: chosen, path: null, code: null, page: 0 })}
        options={kinds.map((value) => ({
          value,
          label: say(`kinds.${value}`),
          count: sum(tally.filter((entry) => entry.kind === value)),
        }))}
      />
      {paths.length > 1 && (
        <SelectField
          name="path"
          label={say('report.path')}
          value={path ?? ''}
          options={[{ value: '', label: say('report.anyPath') }, ...options]}
          onChange={(chosen) =>
            onFilter({ kind, path: chosen === '' ? null : chosen, code: null, page: 0 })
          }
        />
      )}
    </search>
  );
}
