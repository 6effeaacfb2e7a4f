import { type Theme, themes } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { ThemeRail } from '@parages/ui/theme-rail/theme-rail';
import { useFilters } from '../../features/search/use-filters.ts';
import { useLocal } from '../../lib/i18n/local.ts';
import { toSearch } from '../../lib/search/filters.search-params.ts';
import classes from '../pages.module.css';

export type ThemeChoiceProps = {
  label: string;
  current: Theme | undefined;
  /** `ThemeChoice` adds the current filters to this path. */
  pathOf: (theme: Theme) => string;
  /** The list of all themes, as the first choice. */
  all?: { label: string; path: string };
};

export function ThemeChoice({ label, current, pathOf, all }: ThemeChoiceProps) {
  const local = useLocal({ themeLabels });
  const { params } = useFilters();
  const search = toSearch(params);
  return (
    <div className={classes.rail}>
      <ThemeRail
        label={label}
        {...(all && {
          all: {
            label: all.label,
            href: `${all.path}${search}`,
            isCurrent: current === undefined,
          },
        })}
        items={themes.map((theme) => ({
          theme,
          label: local.themeLabels[theme],
          href: `${pathOf(theme)}${search}`,
          isCurrent: theme === current,
        }))}
      />
    </div>
  );
}
