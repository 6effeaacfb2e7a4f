import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../../lib/form/field-row.tsx';
import { TextField } from '../../../lib/form/text-field.tsx';
import { PlaceMap } from '../map/place-map.tsx';
import { AddressLookup } from './address-lookup.tsx';
import { Coordinates } from './coordinates.tsx';
import type { PoiTabProps } from './tab-props.ts';
import { editorTabsTexts } from './tabs.fr.ts';
import classes from './tabs.module.css';

export function PlaceTab({ editor: { values, change }, faults, poi }: PoiTabProps) {
  const { t } = useTranslation(editorTabsTexts);
  const { streetAddress, postalCode, locality, position } = values.place;
  const text = (field: 'name' | 'streetAddress' | 'postalCode' | 'locality') => ({
    name: `/place/${field}`,
    label: t(`place.${field}`),
    value: values.place[field] ?? '',
    onChange: (typed: string) => change('place', { [field]: typed }),
    error: faults.get(`/place/${field}`),
    maxLength: 300,
  });
  const setPosition = (next: { lon: number; lat: number } | null): void =>
    change('place', { position: next });
  return (
    <div className={classes.tab}>
      <TextField {...text('name')} description={t('place.nameHint')} />
      <section className={classes.part}>
        <TextField {...text('streetAddress')} autoComplete="street-address" />
        <FieldRow>
          <TextField {...text('postalCode')} inputMode="numeric" autoComplete="postal-code" />
          <TextField {...text('locality')} autoComplete="address-level2" />
        </FieldRow>
        <AddressLookup
          address={{ streetAddress, postalCode, locality }}
          position={position}
          onFound={setPosition}
        />
      </section>
      <section className={classes.part} aria-labelledby="position-title">
        <h3 id="position-title">{t('place.position')}</h3>
        {faults.has('/place/position') && (
          <p className={classes.fault} id="field-/place/position" tabIndex={-1}>
            {faults.get('/place/position')}
          </p>
        )}
        <PlaceMap
          position={position}
          theme={values.categories.themes[0] ?? null}
          isReadOnly={!poi.isEditable}
          onMove={setPosition}
        />
        <Coordinates position={position} onChange={setPosition} faults={faults} />
      </section>
    </div>
  );
}
