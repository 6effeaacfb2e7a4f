import { toast } from '@parages/ui/toaster/toast';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useTranslation } from '../../lib/use-translation.tsx';

/** "Missing permission: `/` and « Accès réservé »". */
export function Forbidden() {
  const { t } = useTranslation('account');
  const message = t('forbidden');
  useEffect(() => toast('error', message), [message]);
  return <Navigate to="/" replace />;
}
