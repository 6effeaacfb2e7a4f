import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../../lib/form/field-row.tsx';
import { TextField } from '../../../lib/form/text-field.tsx';
import { Part } from '../../../lib/part/part.tsx';
import { PlaceMap } from '../map/place-map.tsx';
import { AddressLookup, type Said } from '../place/address-lookup.tsx';
import type { ChosenAddress } from '../place/address-search.tsx';
import { Coordinates } from '../place/coordinates.tsx';
import { type Venue, venueItem } from '../place/venue-item.ts';
import { ReuseButtons } from '../reuse/reuse-buttons.tsx';
import { useReusable } from '../reuse/use-reusable.ts';
import type { PoiTabProps } from './tab-props.ts';
import classes from './tabs.module.css';
import { placeTabTexts } from './words/place-tab.fr.ts';

// Loaded after the tab, whose page is near its budget of bytes.
const AddressSearch = lazyPart(
  async () => (await import('../place/address-search.tsx')).AddressSearch,
);

// Among the venues of the organisation, these are one click away; the field offers all of them.
const nearestVenues = 3;

export function PlaceTab({ editor: { values, change }, faults, poi }: PoiTabProps) {
  const { t } = useTranslation(placeTabTexts);
  const { streetAddress, postalCode, locality, position } = values.place;
  const [said, setSaid] = useState<Said | null>(null);
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
  const choose = ({ label, address, position: found }: ChosenAddress): void => {
    change('place', { ...address, position: found });
    setSaid({ address, position: found, text: t('place.located', { label }), answers: [] });
  };
  const { venues } = useReusable(poi);
  const chooseVenue = (venue: Venue): void => {
    change('place', venue);
    setSaid({
      address: venue,
      position: venue.position,
      text: t('place.located', { label: venueItem(venue).name }),
      answers: [],
    });
  };
  return (
    <div className={classes.tab}>
      {poi.isEditable && (
        <div className={classes.part}>
          {position === null && (
            <ReuseButtons
              label={t('place.venues')}
              items={venues.slice(0, nearestVenues).map((venue) => ({
                key: Object.values(venueItem(venue)).join(' '),
                text: venueItem(venue).name,
                use: () => chooseVenue(venue),
                field: '/place/name',
              }))}
            />
          )}
          <Part waiting={<div className={classes.searchRoom} />}>
            <AddressSearch venues={venues} onChoose={choose} onChooseVenue={chooseVenue} />
          </Part>
        </div>
      )}
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
          said={said}
          onSaid={setSaid}
          onFound={setPosition}
        />
      </section>
      <section className={classes.part} aria-labelledby="position-title">
        <h3 id="position-title" tabIndex={-1}>
          {t('place.position')}
        </h3>
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
