import { dismissToasts } from '@parages/ui/toaster/dismiss-toasts';
import { toast, toastDurations } from '@parages/ui/toaster/toast';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

const id = 'changes-not-applied';

/** Offers in a toast to apply the changes of a dismissed panel, until the page changes. */
export function useOfferChanges(): (apply: () => void) => void {
  const { t } = useTranslation('search');
  const router = useContext(DataRouterContext)?.router;
  return (apply) => {
    const action = { label: t('apply'), onClick: apply };
    toast('blank', t('notApplied'), toastDurations.blank, { action, id });
    const page = router?.state.location;
    const stop = router?.subscribe(({ location }) => {
      if (location === page) return;
      stop?.();
      dismissToasts(id);
    });
  };
}
