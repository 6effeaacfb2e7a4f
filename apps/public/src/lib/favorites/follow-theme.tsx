import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { FilterChip } from '@parages/ui/chips/filter-chip';
import { toast } from '@parages/ui/toaster/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAccountStep } from '../session/use-account-step.ts';
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
  const step = useAccountStep();
  const themes = favorites.themes();
  const { data } = useQuery({ ...themes, enabled: step === null });
  const isFollowed = data?.items.includes(theme) ?? false;
  const { mutate, isPending } = useMutation({
    mutationFn: (isWanted: boolean) => saveFollowedTheme(client, theme, isWanted),
    onSuccess: (answer, isWanted) => {
      client.setQueryData(themes.queryKey, answer);
      if (isWanted) toast('success', t('followed'));
    },
  });
  const press = () => (step ? void navigate(step) : mutate(!isFollowed));
  return (
    <FilterChip
      icon={isFollowed ? 'check' : 'bell'}
      isPressed={isFollowed}
      isDisabled={isPending || (!step && !data)}
      onPress={press}
    >
      {t(isFollowed ? 'followed' : 'follow')}
    </FilterChip>
  );
}
