import {
  type PricePolicy,
  pricePolicies,
} from '@parages/contracts/vocabulary/prices/price-policies';
import { pricePolicyLabels } from '@parages/contracts/vocabulary/prices/price-policies.fr';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../../lib/form/field-row.tsx';
import { SelectField } from '../../../lib/form/select-field.tsx';
import { TextField } from '../../../lib/form/text-field.tsx';
import { centsOf, textOf } from '../../../lib/price-text.ts';
import type { TabValues } from '../editor-tabs.ts';
import { PriceDetails } from './price-details.tsx';
import classes from './tabs.module.css';
import { useTypedText } from './typed-texts.ts';
import { pricesTabTexts, say } from './words/prices-tab.fr.ts';

type Price = TabValues<'prices'>['prices'][number];

export const presets: readonly {
  name: 'full' | 'reduced' | 'child' | 'other';
  policyName: PricePolicy | null;
}[] = [
  { name: 'full', policyName: 'BaseRateFullRate' },
  { name: 'reduced', policyName: 'ReducedRate' },
  { name: 'child', policyName: 'ChildRate' },
  { name: 'other', policyName: null },
];

export const newPrice = (policyName: PricePolicy | null): Price => ({
  minPriceCents: null,
  maxPriceCents: null,
  priceModes: ['PerPerson'],
  policyName,
  label: null,
  startDate: null,
  endDate: null,
  additionalInfo: null,
});

const none = { value: '', label: say('prices.noPolicy') } as const;
const policyOptions = [
  none,
  ...pricePolicies
    .filter((value) => value !== 'Free')
    .map((value) => ({ value, label: pricePolicyLabels[value] })),
];
export type PriceBlockProps = {
  price: Price;
  index: number;
  faults: ReadonlyMap<string, string>;
  onChange: (part: Partial<Price>) => void;
  onRemove: () => void;
};

export function PriceBlock({ price, index, faults, onChange, onRemove }: PriceBlockProps) {
  const { t } = useTranslation(pricesTabTexts);
  const number = index + 1;
  const at = (field: string): string => `/prices/prices/${index}/${field}`;
  return (
    <section className={classes.block} aria-label={t('prices.price', { number })}>
      <header className={classes.blockHead}>
        <h3>
          {price.label ??
            (price.policyName
              ? pricePolicyLabels[price.policyName]
              : t('prices.price', { number }))}
        </h3>
        <IconButton icon="trash" label={t('prices.remove', { number })} onClick={onRemove} />
      </header>
      <FieldRow>
        <Amount
          name={at('minPriceCents')}
          label={t('prices.min')}
          cents={price.minPriceCents}
          faults={faults}
          onChange={(cents) => onChange({ minPriceCents: cents })}
        />
        <Amount
          name={at('maxPriceCents')}
          label={t('prices.max')}
          hint={t('prices.maxHint')}
          cents={price.maxPriceCents}
          faults={faults}
          onChange={(cents) => onChange({ maxPriceCents: cents })}
        />
      </FieldRow>
      <SelectField<PricePolicy | ''>
        name={at('policyName')}
        label={t('prices.policy')}
        value={price.policyName ?? ''}
        options={policyOptions}
        onChange={(value) => onChange({ policyName: value === '' ? null : value })}
      />
      <TextField
        name={at('label')}
        label={t('prices.label')}
        value={price.label ?? ''}
        onChange={(text) => onChange({ label: text || null })}
        maxLength={300}
      />
      <TextField
        name={at('additionalInfo')}
        label={t('prices.additionalInfo')}
        value={price.additionalInfo ?? ''}
        onChange={(text) => onChange({ additionalInfo: text || null })}
        maxLength={2000}
      />
      <PriceDetails
        price={price}
        onChange={onChange}
        fault={(field) => ({ name: at(field), error: faults.get(at(field)) })}
      />
    </section>
  );
}

type AmountProps = {
  name: string;
  label: string;
  hint?: string;
  cents: number | null;
  faults: ReadonlyMap<string, string>;
  onChange: (cents: number | null) => void;
};

function Amount({ name, label, hint, cents, faults, onChange }: AmountProps) {
  const [text, setText] = useTypedText({ name, value: cents, read: centsOf, show: textOf });
  return (
    <TextField
      name={name}
      label={label}
      description={hint}
      inputMode="decimal"
      value={text}
      onChange={(typed) => {
        setText(typed);
        onChange(centsOf(typed));
      }}
      error={faults.get(name)}
    />
  );
}
