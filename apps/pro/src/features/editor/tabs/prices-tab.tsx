import { Button } from '@parages/ui/button/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../lib/dialog/dialog.tsx';
import { Switch } from '../../../lib/switch/switch.tsx';
import { priceListText } from '../reuse/price-list-text.fr.ts';
import { ReuseButtons } from '../reuse/reuse-buttons.tsx';
import { useReusable } from '../reuse/use-reusable.ts';
import { newPrice, PriceBlock, presets } from './price-block.tsx';
import type { PoiTabProps } from './tab-props.ts';
import classes from './tabs.module.css';
import { useKeyedList } from './use-keyed-list.ts';
import { pricesTabTexts } from './words/prices-tab.fr.ts';

// The last lists of the organisation: they are long, and the oldest ones are out of date.
const mostLists = 3;

export function PricesTab({ editor: { values, change }, faults, poi }: PoiTabProps) {
  const { t } = useTranslation(pricesTabTexts);
  const { isFree, prices } = values.prices;
  const [isAsked, setIsAsked] = useState(false);
  const list = useKeyedList(prices, (next) => change('prices', { prices: next }));
  const { priceLists } = useReusable(poi);
  const setFree = (wanted: boolean): void => {
    if (wanted && prices.length > 0) setIsAsked(true);
    else change('prices', { isFree: wanted });
  };
  return (
    <div className={classes.tab}>
      <Switch
        isOn={isFree}
        onChange={setFree}
        label={t('prices.isFree')}
        hint={t('prices.isFreeHint')}
      />
      {faults.has('/prices/prices') && (
        <p className={classes.fault} id="field-/prices/prices" tabIndex={-1}>
          {faults.get('/prices/prices')}
        </p>
      )}
      {!isFree && (
        <>
          {prices.length === 0 && (
            <>
              <p className={classes.hint}>{t('prices.none')}</p>
              <ReuseButtons
                label={t('prices.used')}
                items={priceLists.slice(0, mostLists).map((one) => ({
                  key: JSON.stringify(one),
                  text: priceListText(one),
                  use: () => change('prices', { prices: one }),
                  field: '/prices/prices/0/minPriceCents',
                }))}
              />
            </>
          )}
          {list.entries.map(({ key, item: price }, index) => (
            <PriceBlock
              key={key}
              price={price}
              index={index}
              faults={faults}
              onChange={(part) => list.replace(key, { ...price, ...part })}
              onRemove={() => list.remove(key)}
            />
          ))}
          <fieldset className={classes.choices} aria-label={t('prices.presets')}>
            {presets.map(({ name, policyName }) => (
              <Button
                key={name}
                variant="secondary"
                icon="plus"
                onClick={() => list.add(newPrice(policyName))}
              >
                {t(`prices.${name}`)}
              </Button>
            ))}
          </fieldset>
        </>
      )}
      <Dialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('prices.freeTitle')}
        words={{ close: t('prices.cancel') }}
        footer={
          <div className={classes.buttons}>
            <Button variant="secondary" onClick={() => setIsAsked(false)}>
              {t('prices.cancel')}
            </Button>
            <Button
              onClick={() => {
                change('prices', { isFree: true, prices: [] });
                setIsAsked(false);
              }}
            >
              {t('prices.freeConfirm')}
            </Button>
          </div>
        }
      >
        <p>{t('prices.freeText')}</p>
      </Dialog>
    </div>
  );
}
