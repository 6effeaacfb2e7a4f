import type { LandingTime } from '@parages/contracts/vocabulary/dates/landing-times';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { seoFr } from '../../features/seo/seo.fr.ts';
import type { Crumb } from '../../features/seo/structured-data.ts';
import { addWords } from '../../lib/i18n/i18n.ts';
import { useLocal } from '../../lib/i18n/local.ts';
import { placeSearch, searchPath } from '../../lib/search/place-pages.ts';
import { useTown } from '../../lib/town/use-town.ts';

addWords('seo', { fr: seoFr, en: () => import('../../features/seo/seo.en.ts') });

/**
 * `theme` is undefined for all themes. `isSearch`: the search page, which has neither a theme nor a
 * time.
 */
export type ListSubject = {
  theme: Theme | undefined;
  townSlug: string | undefined;
  time: LandingTime | undefined;
  isSearch?: boolean;
};

const townPath = ({ slug }: { slug: string }): string => `/ville/${slug}`;

export function listPath({ theme, townSlug, time, isSearch }: ListSubject): string {
  if (isSearch) return searchPath(townSlug);
  const base = townSlug ? `/ville/${townSlug}` : '';
  return `${base}${theme ? `/category/${theme}` : ''}${time ? `/${time.slug}` : ''}` || '/';
}

// A town's pages need no place.
export function useCrumbSearch(townSlug: string | undefined): string {
  const { search } = useLocation();
  return townSlug === undefined ? placeSearch(search) : '';
}

/** `themeSearch`: query string of the theme's crumb; by default that of the home crumb. */
export function useListCrumbs(subject: ListSubject, themeSearch?: string): Crumb[] {
  const { t } = useTranslation('seo');
  const local = useLocal({ themeLabels });
  const { theme, townSlug, time, isSearch } = subject;
  const town = useTown(townSlug);
  const search = useCrumbSearch(townSlug);
  return [
    { label: t('home'), path: '/', search },
    ...(town ? [{ label: town.label, path: townPath(town) }] : []),
    ...(theme
      ? [
          {
            label: local.themeLabels[theme],
            path: listPath({ theme, townSlug, time: undefined }),
            search: themeSearch ?? search,
          },
        ]
      : []),
    ...(time ? [{ label: t(`times.${time.preset}`), path: listPath(subject) }] : []),
    ...(isSearch ? [{ label: t('search'), path: listPath(subject) }] : []),
  ];
}
