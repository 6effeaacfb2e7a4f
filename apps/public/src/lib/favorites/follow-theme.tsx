import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { FilterChip } from '@parages/ui/chips/filter-chip';
import { toast } from '@parages/ui/toaster/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useIsSignedIn, useProfile } from '../session/signed-in.ts';
import { signInFrom } from '../session/to-sign-in.ts';
import { useSite } from '../site.tsx';
import { favorites, saveFollowedTheme } from './favorites.queries.ts';

export function FollowTheme({ theme }: { theme: Theme }) {
  const { hasAccounts } = useSite();
  return hasAccounts ? <Follow theme={theme} /> : null;
}

function Follow({ theme }: { theme: Theme }) {
  const { t } = useTranslation('favorites');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSignedIn = useIsSignedIn();
  const isVerified = useProfile()?.emailVerified === true;
  const themes = favorites.themes();
  const { data } = useQuery({ ...themes, enabled: isVerified });
  const isFollowed = data?.items.includes(theme) ?? false;
  const { mutate, isPending } = useMutation({
    mutationFn: (isWanted: boolean) => saveFollowedTheme(client, theme, isWanted),
    onSuccess: (answer, isWanted) => {
      client.setQueryData(themes.queryKey, answer);
      if (isWanted) toast('success', t('followed'));
    },
  });
  const press = () => {
    if (!isSignedIn) return void navigate(signInFrom({ pathname, search }));
    mutate(!isFollowed);
  };
  return (
    <FilterChip
      icon={isFollowed ? 'check' : 'bell'}
      isPressed={isFollowed}
      isDisabled={isPending || (isSignedIn && !data)}
      onPress={press}
    >
      {t(isFollowed ? 'followed' : 'follow')}
    </FilterChip>
  );
}
