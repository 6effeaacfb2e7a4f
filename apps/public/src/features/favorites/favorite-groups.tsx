import type { Favorite, Favorites } from '@parages/contracts/types';
import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import { CardGrid } from '@parages/ui/card-grid/card-grid';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/site.tsx';
import { FavoriteCard } from './favorite-card.tsx';
import classes from './favorites.module.css';

const monthOf = ({ startDate }: Favorite): string => startDate?.slice(0, 7) ?? '';

export function byMonth(dated: readonly Favorite[]): { month: string; items: Favorite[] }[] {
  const months = new Map<string, Favorite[]>();
  for (const favorite of dated)
    months.set(monthOf(favorite), [...(months.get(monthOf(favorite)) ?? []), favorite]);
  return [...months].map(([month, items]) => ({ month, items }));
}

const languages: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };
const monthName = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languages[locale], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));

type GroupProps = { id: string; title: string; items: readonly Favorite[]; today: string };

function Group({ id, title, items, today }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.group}>
      <h2 id={id}>{title}</h2>
      <CardGrid labelledBy={id}>
        {items.map((favorite) => (
          <FavoriteCard key={favorite.id} favorite={favorite} today={today} />
        ))}
      </CardGrid>
    </section>
  );
}

export function FavoriteGroups({ favorites, today }: { favorites: Favorites; today: string }) {
  const { t } = useTranslation('favoritesPage');
  const { locale } = useSite();
  return (
    <>
      {byMonth(favorites.dated).map(({ month, items }) => (
        <Group
          key={month}
          id={`month-${month}`}
          title={monthName(month, locale)}
          items={items}
          today={today}
        />
      ))}
      <Group id="undated" title={t('undated')} items={favorites.undated} today={today} />
      <Group id="past" title={t('past')} items={favorites.past} today={today} />
    </>
  );
}

export const countFavorites = ({ dated, undated, past }: Favorites): number =>
  dated.length + undated.length + past.length;
