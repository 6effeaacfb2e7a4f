import { landingTimes } from '@parages/contracts/vocabulary/dates/landing-times';
import { type Town, towns } from '@parages/contracts/vocabulary/places/towns';
import { atTown } from '@parages/contracts/vocabulary/places/towns.fr';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { useTranslation } from 'react-i18next';
import type { RelatedGroup } from '../../features/seo/related-links.tsx';
import { useLocal } from '../../lib/i18n/local.ts';
import { useTown } from '../../lib/town/use-town.ts';
import { type ListSubject, listPath } from './list-subject.ts';

export function useRelatedLists({ theme, townSlug, time }: ListSubject): RelatedGroup[] {
  const { t } = useTranslation('seo');
  const local = useLocal({ themeLabels, atTown });
  const town = useTown(townSlug);
  const themeName = theme && local.themeLabels[theme];
  const times = town
    ? landingTimes
        .filter((one) => one.slug !== time?.slug)
        .map((one) => ({
          href: listPath({ theme, townSlug: town.slug, time: one }),
          label: t(`times.${one.preset}`),
        }))
    : [];
  const others = towns
    .filter((one: Town) => one.slug !== town?.slug)
    .map((one) => ({ href: listPath({ theme, townSlug: one.slug, time }), label: one.name }));
  const words = { atTown: local.atTown(town?.label ?? ''), theme: themeName ?? '' };
  return [
    { key: 'times', title: t(themeName ? 'timesOf' : 'timesIn', words), links: times },
    { key: 'towns', title: t(themeName ? 'themeElsewhere' : 'elsewhere', words), links: others },
  ];
}
