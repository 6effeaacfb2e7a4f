import type { FeatureList } from '@parages/contracts/types';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { Disclosure } from '@parages/ui/disclosure/disclosure';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Fold } from '../categories/fold.tsx';
import { usualGroups } from '../categories/usual-groups.ts';
import { editor } from '../editor.queries.ts';
import { Check } from './check.tsx';
import classes from './tabs.module.css';
import { categoriesTabTexts } from './words/categories-tab.fr.ts';

type Group = FeatureList['items'][number];
type GroupsProps = {
  groups: readonly Group[];
  chosen: readonly string[];
  onChange: (features: string[]) => void;
};

const countIn = ({ features }: Group, chosen: readonly string[]): number =>
  features.filter(({ id }) => chosen.includes(id)).length;

/** The groups that events of the `themes` often have; the others are in one fold after them. */
export function FeatureGroups({
  themes,
  chosen,
  onChange,
}: Omit<GroupsProps, 'groups'> & { themes: readonly Theme[] }) {
  const { t } = useTranslation(categoriesTabTexts);
  const { data, error } = useQuery(editor.features());
  const usual = usualGroups(themes);
  const shown = data?.items.filter(({ group }) => usual.has(group)) ?? [];
  const rare = data?.items.filter(({ group }) => !usual.has(group)) ?? [];
  const rareCount = rare.reduce((sum, group) => sum + countIn(group, chosen), 0);
  return (
    <section className={classes.part}>
      <h3>{t('categories.features')}</h3>
      <p className={classes.hint}>
        {t(error && !data ? 'categories.featuresFailed' : 'categories.featuresHint')}
      </p>
      <Groups groups={shown} chosen={chosen} onChange={onChange} />
      {rare.length > 0 && (
        <Fold
          summary={<Summary label={t('categories.otherFeatures')} count={rareCount} />}
          mustOpen={rareCount > 0}
          content={() => <Groups groups={rare} chosen={chosen} onChange={onChange} />}
        />
      )}
    </section>
  );
}

function Summary({ label, count }: { label: string; count: number }) {
  const { t } = useTranslation(categoriesTabTexts);
  return (
    <>
      {label}
      {count > 0 && <span className={classes.hint}>{t('categories.chosen', { count })}</span>}
    </>
  );
}

const Groups = ({ groups, chosen, onChange }: GroupsProps) => (
  <div>
    {groups.map((one) => {
      const count = countIn(one, chosen);
      return (
        <div key={one.group} className={classes.group}>
          <Disclosure isOpen={count > 0} summary={<Summary label={one.label} count={count} />}>
            <div className={classes.features}>
              {one.features.map((feature) => (
                <Check
                  key={feature.id}
                  isChecked={chosen.includes(feature.id)}
                  label={feature.label}
                  onChange={(checked) =>
                    onChange(
                      checked ? [...chosen, feature.id] : chosen.filter((id) => id !== feature.id),
                    )
                  }
                />
              ))}
            </div>
          </Disclosure>
        </div>
      );
    })}
  </div>
);
