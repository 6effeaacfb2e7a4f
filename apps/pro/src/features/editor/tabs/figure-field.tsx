import type { PoiFigure } from '@parages/contracts/vocabulary/events/poi-figures';
import { poiFigureWords } from '@parages/contracts/vocabulary/events/poi-figures.fr';
import { FigureTextField } from './figure-text-field.tsx';
import type { TabProps } from './tab-props.ts';

const toNumber = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const toText = (value: number | null): string => (value === null ? '' : String(value));

export function FigureField({
  name,
  editor: { values, change },
  faults,
}: TabProps & { name: PoiFigure }) {
  const pointer = `/dates/${name}`;
  return (
    <FigureTextField
      name={pointer}
      label={poiFigureWords[name].label}
      description={poiFigureWords[name].hint}
      inputMode="numeric"
      value={values.dates[name] ?? null}
      read={toNumber}
      show={toText}
      onChange={(value) => change('dates', { [name]: value })}
      error={faults.get(pointer)}
    />
  );
}
