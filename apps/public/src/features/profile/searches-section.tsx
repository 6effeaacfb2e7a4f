import { Switch } from '@parages/accounts/fields/switch';
import type { UserProfile } from '@parages/contracts/types';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { savedSearches } from '../../lib/saved-searches/saved-searches.queries.ts';
import classes from './profile.module.css';
import { useSaveProfile } from './profile.queries.ts';
import { ProfileSection } from './profile-section.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';

export function SearchesSection({ profile: { notifications } }: { profile: UserProfile }) {
  const { t } = useTranslation('savedSearches');
  const { data } = useQuery(savedSearches.list());
  const save = useSaveProfile();
  const title = useRef<HTMLHeadingElement>(null);
  if (!data) return null;
  const asked = save.isPending ? save.variables.notifications?.hasSearchNews : undefined;
  const hasMails = asked ?? notifications.hasSearchNews;
  return (
    <div id="mes-recherches">
      <ProfileSection title={t('title')} titleRef={title}>
        {data.items.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <>
            <Switch
              label={t('allMails')}
              hint={t('allMailsHint')}
              isOn={hasMails}
              onChange={(hasSearchNews) => save.mutate({ notifications: { hasSearchNews } })}
            />
            <ul className={classes.searches}>
              {data.items.map((search) => (
                <SavedSearchRow
                  key={search.id}
                  search={search}
                  hasMails={hasMails}
                  onDeleted={() => title.current?.focus()}
                />
              ))}
            </ul>
          </>
        )}
      </ProfileSection>
    </div>
  );
}
