import { problemOf } from '@parages/contracts/api-problem';
import { Button } from '@parages/ui/button/button';
import { toast } from '@parages/ui/toaster/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useProfile } from '../session/signed-in.ts';
import { useAccountStep } from '../session/use-account-step.ts';
import { useSite } from '../site.tsx';
import { keepPendingSearch, takePendingSearch } from './pending-search.ts';
import { type NewSearch, saveSearch } from './saved-searches.queries.ts';

export function SaveSearch({ search }: { search: NewSearch }) {
  const { hasAccounts } = useSite();
  return hasAccounts ? <Save search={search} /> : null;
}

function Save({ search }: { search: NewSearch }) {
  const { t } = useTranslation('savedSearches');
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const path = pathname + query;
  const step = useAccountStep();
  const { isSaved, isBusy, save } = useSave(search);
  const isVerified = step === null;

  const press = (): void => {
    if (isVerified) return void save();
    if (step === undefined) return;
    keepPendingSearch(path);
    void navigate(step);
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (isVerified && takePendingSearch(path)) void latest.current();
  }, [isVerified, path]);

  const label = t(isSaved ? 'isSavedLabel' : 'saveLabel');
  return (
    <Button
      variant="secondary"
      icon={isSaved ? 'check' : 'bell'}
      title={`${label} (${t('saveHint')})`}
      aria-label={label}
      isBusy={isBusy}
      onClick={press}
    >
      {t(isSaved ? 'isSaved' : 'save')}
    </Button>
  );
}

function useSave(search: NewSearch) {
  const { t } = useTranslation('savedSearches');
  const client = useQueryClient();
  const navigate = useNavigate();
  const hasMails = useProfile()?.notifications.hasSearchNews ?? false;
  const key = JSON.stringify(search.filters);
  const [savedKey, setSavedKey] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const toSearches = { label: t('see'), onClick: () => void navigate('/profile#mes-recherches') };

  async function save(): Promise<void> {
    setIsBusy(true);
    try {
      await saveSearch(client, search);
      setSavedKey(key);
      toast('success', t(hasMails ? 'saved' : 'savedWithoutMail'), undefined, {
        action: toSearches,
      });
    } catch (error) {
      const { quota } = problemOf(error);
      if (quota) toast('error', t('full', { most: quota.most }), undefined, { action: toSearches });
      else toast('error', t('failed'));
    } finally {
      setIsBusy(false);
    }
  }
  return { isSaved: savedKey === key, isBusy, save };
}
