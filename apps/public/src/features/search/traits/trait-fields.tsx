import {
  isChildAge,
  isPriceCeiling,
  partOfDayNamed,
} from '@parages/contracts/vocabulary/search/search-traits';
import type { SelectHTMLAttributes } from 'react';
import classes from '../search.module.css';
import { type Traits, useTraitWords } from './use-trait-words.ts';

type Words = {
  label: string;
  any: string;
  choices: readonly (readonly (number | string)[])[];
};

export function TraitSelect({
  words,
  ...select
}: { words: Words } & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <label>
      {words.label}{' '}
      <select {...select}>
        <option value="">{words.any}</option>
        {words.choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

const wholeOf = (text: string): number => (text === '' ? Number.NaN : Number(text));

export type TraitFieldsProps = {
  values: Traits;
  /** Leaves out the price and the age. */
  isPartAlone: boolean;
  onChange: (change: Partial<Traits>) => void;
};

/** The ceiling of the price, the age of a child and the part of the day. */
export function TraitFields({ values, isPartAlone, onChange }: TraitFieldsProps) {
  const words = useTraitWords();
  return (
    <div className={classes.traits}>
      {!isPartAlone && (
        <>
          <TraitSelect
            words={words.price}
            value={values.maxPrice ?? ''}
            onChange={({ target }) => {
              const price = wholeOf(target.value);
              onChange({ maxPrice: isPriceCeiling(price) ? price : null });
            }}
          />
          <TraitSelect
            words={words.age}
            value={values.age ?? ''}
            onChange={({ target }) => {
              const age = wholeOf(target.value);
              onChange({ age: isChildAge(age) ? age : null });
            }}
          />
        </>
      )}
      <TraitSelect
        words={words.part}
        value={values.partOfDay ?? ''}
        onChange={({ target }) => onChange({ partOfDay: partOfDayNamed(target.value) ?? null })}
      />
    </div>
  );
}
