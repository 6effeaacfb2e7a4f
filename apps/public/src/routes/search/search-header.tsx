import { AroundMe } from '../../features/position/around-me.tsx';
import { positionFr } from '../../features/position/position.fr.ts';
import { searchFr } from '../../features/search/search.fr.ts';
import { SearchBar, type SearchBarProps } from '../../features/search/search-bar.tsx';
import { addWords } from '../../lib/i18n/i18n.ts';
import { usePreferredTown } from './use-preferred-town.ts';
import { useRememberTown } from './use-remember-town.ts';
import { useSavePosition } from './use-save-position.ts';
import { useSearchEvents } from './use-search-events.ts';

addWords('search', { fr: searchFr, en: () => import('../../features/search/search.en.ts') });
addWords('position', {
  fr: positionFr,
  en: () => import('../../features/position/position.en.ts'),
});

export type SearchHeaderProps = Omit<SearchBarProps, 'aroundMe' | 'isBesideMap'> & {
  isHome?: boolean;
};

export function SearchHeader({ isHome = false, ...props }: SearchHeaderProps) {
  useSearchEvents(props.place, isHome);
  useSavePosition(props.place);
  useRememberTown(props.place);
  usePreferredTown(props.place);
  return <SearchBar {...props} aroundMe={AroundMe} isBesideMap={!isHome} />;
}
