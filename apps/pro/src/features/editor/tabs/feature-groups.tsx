import { Disclosure } from '@parages/ui/disclosure/disclosure';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { editor } from '../editor.queries.ts';
import { Check } from './check.tsx';
import { editorTabsTexts } from './tabs.fr.ts';
import classes from './tabs.module.css';

export function FeatureGroups({
  chosen,
  onChange,
}: {
  chosen: readonly string[];
  onChange: (features: string[]) => void;
}) {
  const { t } = useTranslation(editorTabsTexts);
  const { data, error } = useQuery(editor.features());
  return (
    <section className={classes.part}>
      <h3>{t('categories.features')}</h3>
      <p className={classes.hint}>
        {t(error && !data ? 'categories.featuresFailed' : 'categories.featuresHint')}
      </p>
      <div>
        {data?.items.map(({ group, label, features }) => {
          const count = features.filter(({ id }) => chosen.includes(id)).length;
          return (
            <div key={group} className={classes.group}>
              <Disclosure
                isOpen={count > 0}
                summary={
                  <>
                    {label}
                    {count > 0 && (
                      <span className={classes.hint}>{t('categories.chosen', { count })}</span>
                    )}
                  </>
                }
              >
                <div className={classes.features}>
                  {features.map((feature) => (
                    <Check
                      key={feature.id}
                      isChecked={chosen.includes(feature.id)}
                      label={feature.label}
                      onChange={(checked) =>
                        onChange(
                          checked
                            ? [...chosen, feature.id]
                            : chosen.filter((id) => id !== feature.id),
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
    </section>
  );
}
