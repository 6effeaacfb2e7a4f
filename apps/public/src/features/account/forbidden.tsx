import { toast } from '@parages/ui/toaster/toast';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';

export function Forbidden() {
  const { t } = useTranslation('account');
  const message = t('forbidden');
  useEffect(() => toast('error', message), [message]);
  return <Navigate to="/" replace />;
}
