import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { optionLabels } from '@parages/contracts/vocabulary/themes/options.fr';
import { FeatureGroups } from '../tabs/feature-groups.tsx';
import { OptionAnswers } from '../tabs/option-answers.tsx';
import type { TabProps } from '../tabs/tab-props.ts';
import { Tags } from '../tabs/tags.tsx';

/** What describes an event beside its themes: tags, options and features. */
export function CategoryDetails({ editor: { values, change } }: Pick<TabProps, 'editor'>) {
  const { themes, tags, options, knownOptions, features } = values.categories;
  return (
    <>
      <Tags tags={tags} onChange={(next) => change('categories', { tags: next })} />
      <OptionAnswers
        options={poiOptions.filter((option) => option !== 'free')}
        labels={optionLabels}
        held={options}
        known={knownOptions}
        onChange={(held, known) => change('categories', { options: held, knownOptions: known })}
      />
      <FeatureGroups
        themes={themes}
        chosen={features}
        onChange={(next) => change('categories', { features: next })}
      />
    </>
  );
}
