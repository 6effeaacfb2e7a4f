import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../../lib/form/field-row.tsx';
import { TextField } from '../../../lib/form/text-field.tsx';
import { numberOf } from '../../../lib/price-text.ts';
import { placeTabTexts } from '../tabs/words/place-tab.fr.ts';

type Position = { lon: number; lat: number };
export type CoordinatesProps = {
  position: Position | null;
  onChange: (position: Position | null) => void;
  faults: ReadonlyMap<string, string>;
};

const decimals = 6;
const textOf = (value: number | undefined): string =>
  value === undefined ? '' : String(Number(value.toFixed(decimals))).replace('.', ',');

export function Coordinates({ position, onChange, faults }: CoordinatesProps) {
  const { t } = useTranslation(placeTabTexts);
  const [texts, setTexts] = useState({ lon: textOf(position?.lon), lat: textOf(position?.lat) });
  useEffect(() => {
    // When the map or the address sets a position, replaces both texts, unless they already read as
    // its values: typed text such as "47,390" stays.
    setTexts((before) =>
      numberOf(before.lon) === (position?.lon ?? null) &&
      numberOf(before.lat) === (position?.lat ?? null)
        ? before
        : position === null
          ? before
          : { lon: textOf(position.lon), lat: textOf(position.lat) },
    );
  }, [position]);
  const type = (part: Partial<typeof texts>): void => {
    const next = { ...texts, ...part };
    setTexts(next);
    const [lon, lat] = [numberOf(next.lon), numberOf(next.lat)];
    // Half a position is none: the earlier one would otherwise stay behind an empty field.
    if (lon === null || lat === null) onChange(null);
    else if (!Number.isNaN(lon) && !Number.isNaN(lat)) onChange({ lon, lat });
  };
  const faultOf = (name: 'lon' | 'lat'): string | undefined =>
    Number.isNaN(numberOf(texts[name]))
      ? t('place.numberInvalid')
      : faults.get(`/place/position/${name}`);
  return (
    <FieldRow>
      {(['lat', 'lon'] as const).map((name) => (
        <TextField
          key={name}
          name={`/place/position/${name}`}
          label={t(`place.${name}`)}
          inputMode="decimal"
          value={texts[name]}
          onChange={(text) => type({ [name]: text })}
          error={faultOf(name)}
        />
      ))}
    </FieldRow>
  );
}
