import { Button } from '@parages/ui/button/button';
import { SelectField } from '@parages/ui/form/text-field';
import { useId, useState } from 'react';
import classes from '../batch-import.module.css';
import type { HeadingView } from '../import-view.ts';
import { useImportWords } from '../import-words.tsx';
import {
  type ColumnValue,
  chosenColumns,
  columnLetters,
  columnValues,
  repeatedColumns,
} from './column-choice.ts';
import form from './reading.module.css';

export type ColumnFormProps = {
  headings: readonly HeadingView[];
  isBusy: boolean;
  onChoose: (columns: readonly ColumnValue[]) => void;
};

/** Shows the column of each heading beside sample values, and lets the organiser change them. */
export function ColumnForm({ headings, isBusy, onChoose }: ColumnFormProps) {
  const { say, columns: words } = useImportWords();
  const hintId = useId();
  const [columns, setColumns] = useState(() => chosenColumns(headings));
  const repeated = repeatedColumns(columns);
  const isChanged = columns.some((column, index) => column !== (headings[index]?.column ?? ''));
  const options = columnValues.map((value) => ({
    value,
    label: value === '' ? say('reading.notRead') : words[value].label,
  }));
  const labelOf = (column: ColumnValue): string => (column === '' ? '' : words[column].label);
  return (
    <form
      className={form.form}
      aria-describedby={hintId}
      onSubmit={(event) => {
        event.preventDefault();
        if (repeated.size === 0 && !isBusy) onChoose(columns);
      }}
    >
      <p id={hintId} className={classes.text}>
        {say('reading.text')}
      </p>
      <div className={form.columns}>
        {headings.map((heading, index) => (
          <Heading
            key={columnLetters(index)}
            index={index}
            heading={heading}
            value={columns[index] ?? ''}
            options={options}
            fault={
              repeated.has(index)
                ? say('reading.twice', { column: labelOf(columns[index] ?? '') })
                : undefined
            }
            onChange={(value) => setColumns(columns.map((one, at) => (at === index ? value : one)))}
          />
        ))}
      </div>
      {isChanged && (
        <div className={classes.actions}>
          <Button type="submit" isBusy={isBusy}>
            {say('reading.check')}
          </Button>
          <Button variant="quiet" onClick={() => setColumns(chosenColumns(headings))}>
            {say('reading.reset')}
          </Button>
        </div>
      )}
    </form>
  );
}

type HeadingProps = {
  index: number;
  heading: HeadingView;
  value: ColumnValue;
  options: readonly { value: ColumnValue; label: string }[];
  fault: string | undefined;
  onChange: (value: ColumnValue) => void;
};

function Heading({ index, heading, value, options, fault, onChange }: HeadingProps) {
  const { say } = useImportWords();
  const { heading: title, origin, samples, column } = heading;
  const isAsFound = value === (column ?? '');
  return (
    <SelectField<ColumnValue>
      name={`column-${index}`}
      label={title === '' ? say('reading.untitled', { letters: columnLetters(index) }) : title}
      hint={
        samples.length === 0 ? say('reading.noSamples') : <q lang="fr">{samples.join(' · ')}</q>
      }
      aside={isAsFound && origin !== 'none' ? say(`reading.origins.${origin}`) : undefined}
      fault={fault}
      value={value}
      options={options}
      onChange={onChange}
    />
  );
}
