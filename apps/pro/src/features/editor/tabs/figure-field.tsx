import type { PoiFigure } from '@parages/contracts/vocabulary/events/poi-figures';
import { poiFigureWords } from '@parages/contracts/vocabulary/events/poi-figures.fr';
import { TextField } from '@parages/ui/form/text-field';
import { useState } from 'react';
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
      hint={poiFigureWords[name].hint}
      inputMode="numeric"
      value={typed}
      onChange={(text) => {
        setTyped(text);
        change('dates', { [name]: toNumber(text) });
      }}
      fault={faults.get(pointer)}
    />
  );
}
