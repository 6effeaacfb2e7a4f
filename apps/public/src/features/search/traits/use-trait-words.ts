import type { Filters } from '@parages/contracts/vocabulary/search/page-filters';
import {
  childAge,
  type PartOfDay,
  type PriceCeiling,
  partOfDayNames,
  priceCeilings,
} from '@parages/contracts/vocabulary/search/search-traits';
import { useTranslation } from 'react-i18next';

export type Traits = Pick<Filters, 'maxPrice' | 'age' | 'partOfDay'>;

export const noTraits: Traits = { maxPrice: null, age: null, partOfDay: null };

export const traitsOf = ({ maxPrice, age, partOfDay }: Traits): Traits => ({
  maxPrice,
  age,
  partOfDay,
});

export const countTraits = ({ maxPrice, age, partOfDay }: Traits): number =>
  [maxPrice, age, partOfDay].filter((trait) => trait !== null).length;

const ages = Array.from({ length: childAge.most + 1 }, (_, age) => age);

function useTraitNames() {
  const { t } = useTranslation('search');
  return {
    t,
    years: (age: number): string => (age === 0 ? t('baby') : t('years', { count: age })),
    price: (euros: PriceCeiling): string => (euros === 0 ? t('free') : t('upTo', { euros })),
    part: (name: PartOfDay): string => t(`parts.${name}`),
  };
}

/** All choices of the price, the age and the part of the day in words, for fields. */
export function useTraitWords() {
  const { t, years, price, part } = useTraitNames();
  return {
    price: {
      label: t('price'),
      any: t('anyPrice'),
      choices: priceCeilings.map((euros) => [euros, price(euros)]),
    },
    age: { label: t('age'), any: t('anyAge'), choices: ages.map((age) => [age, years(age)]) },
    part: {
      label: t('part'),
      any: t('anyPart'),
      choices: partOfDayNames.map((name) => [name, part(name)]),
    },
  };
}

/** The chosen price, age and part of the day in words, for chips that remove them. */
export function useTraitChips() {
  const { t, years, price, part } = useTraitNames();
  return ({ maxPrice, age, partOfDay }: Traits) => [
    ...(maxPrice === null
      ? []
      : [{ key: 'price', label: price(maxPrice), without: { maxPrice: null } }]),
    ...(age === null
      ? []
      : [{ key: 'age', label: t('child', { years: years(age) }), without: { age: null } }]),
    ...(partOfDay === null
      ? []
      : [{ key: 'part', label: part(partOfDay), without: { partOfDay: null } }]),
  ];
}
