import { limits } from '@parages/contracts/vocabulary/limits';
import { themes as allThemes } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { FilterChip } from '@parages/ui/chips/filter-chip';
import { useTranslation } from 'react-i18next';
import { toggled } from '../../../lib/form/toggled.ts';
import type { TabProps } from '../tabs/tab-props.ts';
import classes from '../tabs/tabs.module.css';
import { categoriesTabTexts } from '../tabs/words/categories-tab.fr.ts';

export function ThemesPart({ editor: { values, change }, faults }: TabProps) {
  const { t } = useTranslation(categoriesTabTexts);
  const { themes } = values.categories;
  const left = limits.themes.max - themes.length;
  return (
    <section className={classes.part} aria-labelledby="themes-title">
      <h3 id="themes-title">{t('categories.themes')}</h3>
      <p className={classes.hint}>
        {t('categories.themesHint')}{' '}
        {themes.length > 0 &&
          t(left === 0 ? 'categories.themesLeft_zero' : 'categories.themesLeft', {
            count: left,
          })}
      </p>
      {faults.has('/categories/themes') && (
        <p className={classes.fault} id="field-/categories/themes" tabIndex={-1}>
          {faults.get('/categories/themes')}
        </p>
      )}
      <fieldset className={classes.choices} aria-labelledby="themes-title">
        {allThemes.map((theme) => (
          <FilterChip
            key={theme}
            isPressed={themes.includes(theme)}
            isDisabled={left <= 0 && !themes.includes(theme)}
            onPress={() => change('categories', { themes: toggled(themes, theme) })}
          >
            {themeLabels[theme]}
          </FilterChip>
        ))}
      </fieldset>
    </section>
  );
}
