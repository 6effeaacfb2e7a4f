import type { PoiFigure } from '@parages/contracts/vocabulary/events/poi-figures';
import { poiFigureWords } from '@parages/contracts/vocabulary/events/poi-figures.fr';
import { useState } from 'react';
import { TextField } from '../../../lib/form/text-field.tsx';
import type { TabProps } from './tab-props.ts';

const toNumber = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** A whole number of an event; an empty field is null. Keeps the text as typed. */
export function FigureField({
  name,
  editor: { values, change },
  faults,
}: TabProps & { name: PoiFigure }) {
  const value = values.dates[name] ?? null;
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const pointer = `/dates/${name}`;
  return (
    <TextField
      name={pointer}
      label={poiFigureWords[name].label}
      description={poiFigureWords[name].hint}
      inputMode="numeric"
      value={typed}
      onChange={(text) => {
        setTyped(text);
        change('dates', { [name]: toNumber(text) });
      }}
      error={faults.get(pointer)}
    />
  );
}
