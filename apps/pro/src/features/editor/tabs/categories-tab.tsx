import { limits } from '@parages/contracts/vocabulary/limits';
import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { optionLabels } from '@parages/contracts/vocabulary/themes/options.fr';
import { themes as allThemes } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { FilterChip } from '@parages/ui/chips/filter-chip';
import { useTranslation } from 'react-i18next';
import { toggled } from '../../../lib/form/toggled.ts';
import { FeatureGroups } from './feature-groups.tsx';
import { OptionAnswers } from './option-answers.tsx';
import type { TabProps } from './tab-props.ts';
import { editorTabsTexts } from './tabs.fr.ts';
import classes from './tabs.module.css';
import { Tags } from './tags.tsx';

export function CategoriesTab({ editor: { values, change }, faults }: TabProps) {
  const { t } = useTranslation(editorTabsTexts);
  const { themes, tags, options, knownOptions, features } = values.categories;
  const left = limits.themes.max - themes.length;
  return (
    <div className={classes.tab}>
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
      <Tags tags={tags} onChange={(next) => change('categories', { tags: next })} />
      <OptionAnswers
        options={poiOptions.filter((option) => option !== 'free')}
        labels={optionLabels}
        held={options}
        known={knownOptions}
        onChange={(held, known) => change('categories', { options: held, knownOptions: known })}
      />
      <FeatureGroups
        chosen={features}
        onChange={(next) => change('categories', { features: next })}
      />
    </div>
  );
}
