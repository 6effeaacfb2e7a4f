import { hostPath } from '@parages/contracts/vocabulary/accounts/host-kinds';
import { Button } from '@parages/ui/button/button';
import { Link } from '@parages/ui/link/link';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { follows, type HostKey, saveFollowedHost } from '../../lib/favorites/follows.queries.ts';
import classes from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';

export function HostsSection() {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const { queryKey, ...options } = follows.hosts();
  const { data } = useQuery({ queryKey, ...options });
  const { mutate } = useMutation({
    mutationFn: (host: HostKey) => saveFollowedHost(client, host, false),
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer);
      title.current?.focus();
    },
  });
  if (!data) return null;
  return (
    <ProfileSection title={t('hosts.title')} titleRef={title}>
      {data.items.length === 0 && <p>{t('hosts.none')}</p>}
      {data.items.length > 0 && (
        <ul className={classes.hosts}>
          {data.items.map(({ kind, slug, name, locality }) => (
            <li key={`${kind} ${slug}`}>
              <span>
                <Link href={hostPath(kind, slug)}>{name}</Link>
                {locality !== '' && ` · ${locality}`}
              </span>
              <Button
                variant="quiet"
                icon="close"
                aria-label={`${t('themes.stop')} ${name}`}
                onClick={() => mutate({ kind, slug })}
              >
                {t('themes.stop')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}
