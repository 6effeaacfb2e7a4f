import { atTown } from '@parages/contracts/vocabulary/places/towns.fr';
import { quoted } from '@parages/contracts/vocabulary/text/quoted.fr';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { formatDayHeader } from '@parages/ui/format/day.fr';
import { useTranslation } from 'react-i18next';
import { useFilters } from '../../features/search/use-filters.ts';
import { FeedLinks } from '../../features/seo/feeds.tsx';
import { useLocal } from '../../lib/i18n/local.ts';
import { EmbedLink } from '../../lib/page/embed-link.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { feedSearch } from '../../lib/search/feed-search.ts';
import type { SearchPlace } from '../../lib/search/search-place.ts';
import { useSite } from '../../lib/site.tsx';
import { isListIndexed } from '../../lib/town/is-list-indexed.ts';
import { useTown } from '../../lib/town/use-town.ts';
import type { categoryFr } from './category.fr.ts';
import { type ListSubject, listPath } from './list-subject.ts';

export function listPicture({ theme, townSlug }: Pick<ListSubject, 'theme' | 'townSlug'>): string {
  if (!theme && !townSlug) return '/og/parages.png';
  if (!townSlug) return `/og/theme/${theme}.png`;
  return `/og/ville/${townSlug}${theme ? `/${theme}` : ''}.png`;
}

export function useListWords({ theme, townSlug, time }: ListSubject) {
  const { t } = useTranslation('category');
  const { name, locale } = useSite();
  const { filters, today } = useFilters();
  const local = useLocal({ themeLabels, formatDayHeader, atTown, quoted });
  const town = useTown(townSlug)?.label;
  const { start, end } = filters.dates ?? { start: today, end: today };
  // Inside a French sentence, days have no capital letter; English ones keep theirs.
  const dayOf = (day: string): string => {
    const text = local.formatDayHeader(day, today);
    return locale === 'fr' ? text.toLowerCase() : text;
  };
  const days = start === end ? dayOf(start) : `${dayOf(start)} – ${dayOf(end)}`;
  return {
    name,
    days,
    theme: theme ? local.themeLabels[theme] : t('everything'),
    atTown: town === undefined ? '' : local.atTown(town),
    time: time ? t(`times.${time.preset}`) : '',
    text: local.quoted(filters.q),
  };
}

/** Start of the main heading, before the place. Undefined leaves that of the home page. */
export function useListLead(subject: ListSubject, place: SearchPlace): string | undefined {
  const { t } = useTranslation('category');
  const { filters } = useFilters();
  const words = useListWords(subject);
  const isNamed = place.name !== null;
  if (subject.theme) return t(isNamed ? 'leadTown' : 'lead', words);
  if (!subject.isSearch) return undefined;
  if (filters.q === '') return t(isNamed ? 'leadAllTown' : 'leadAll');
  return t(isNamed ? 'leadTextTown' : 'leadText', words);
}

/** A landing date always comes with a town. */
function titleKeyOf(
  { theme, townSlug, time, isSearch }: ListSubject,
  q: string,
  { kind }: SearchPlace,
): keyof typeof categoryFr.titles {
  const where = kind === 'nowhere' ? 'Country' : kind === 'area' ? 'Area' : townSlug ? 'Town' : '';
  if (isSearch) return `${q === '' ? 'all' : 'text'}${where}`;
  if (time) return theme ? 'themeTownTime' : 'townTime';
  return `theme${where}`;
}

export type ListHeadProps = {
  subject: ListSubject;
  total: number | undefined;
  place: SearchPlace;
};

export function ListHead({ subject, total, place }: ListHeadProps) {
  const { t } = useTranslation('category');
  const { filters, params } = useFilters();
  const words = useListWords(subject);
  const key = titleKeyOf(subject, filters.q, place);
  const title = t(`titles.${key}`, words);
  const path = listPath(subject);
  return (
    <>
      <PageHead
        title={title}
        description={t(`descriptions.${key}`, words)}
        canonicalPath={path}
        imagePath={listPicture(subject)}
        isIndexed={isListIndexed(subject.townSlug, total)}
      />
      <FeedLinks path={path} search={feedSearch(params)} title={title} />
      {import.meta.env.SSR && <EmbedLink path={path} title={title} />}
    </>
  );
}
