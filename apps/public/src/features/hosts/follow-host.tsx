import { FilterChip } from '@parages/ui/chips/filter-chip';
import { Link } from '@parages/ui/link/link';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { follows, type HostKey, saveFollowedHost } from '../../lib/favorites/follows.queries.ts';
import { useProfile } from '../../lib/session/signed-in.ts';
import { useAccountStep } from '../../lib/session/use-account-step.ts';
import { useSite } from '../../lib/site.tsx';
import classes from './hosts.module.css';

export function FollowHost(host: HostKey) {
  const { hasAccounts } = useSite();
  return hasAccounts ? <Follow {...host} /> : null;
}

function Follow({ kind, slug }: HostKey) {
  const { t } = useTranslation('hosts');
  const client = useQueryClient();
  const navigate = useNavigate();
  const step = useAccountStep();
  const profile = useProfile();
  const { queryKey, ...options } = follows.hosts();
  const { data } = useQuery({ queryKey, ...options, enabled: step === null });
  const isFollowed = data?.items.some((one) => one.kind === kind && one.slug === slug) ?? false;
  const { mutate, isPending } = useMutation({
    mutationFn: (isWanted: boolean) => saveFollowedHost(client, { kind, slug }, isWanted),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
  });
  const press = () => (step ? void navigate(step) : mutate(!isFollowed));
  return (
    <div className={classes.follow}>
      <FilterChip
        icon={isFollowed ? 'check' : 'bell'}
        isPressed={isFollowed}
        isDisabled={isPending || (!step && !data)}
        onPress={press}
      >
        {t(isFollowed ? 'followed' : 'follow', { context: kind })}
      </FilterChip>
      <p role="status">
        {isFollowed &&
          (profile?.notifications.hasFollowNews ? (
            t('newsOn')
          ) : (
            <Link href="/profile">{t('newsOff')}</Link>
          ))}
      </p>
    </div>
  );
}
