import type { CampaignPaymentStart } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { Notice } from '@parages/ui/notice/notice';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutProps } from './checkout.tsx';
import { paymentTexts } from './payment.fr.ts';

type Loaded = { Checkout: ComponentType<CheckoutProps>; stripe: CheckoutProps['stripe'] };
type ProviderFormProps = {
  payment: CampaignPaymentStart;
  onComplete: () => void;
  onRetry: () => void;
};

export function ProviderForm({ payment, onComplete, onRetry }: ProviderFormProps) {
  const { t } = useTranslation(paymentTexts);
  const { publishableKey, stripeJsUrl, clientSecret } = payment;
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<Loaded> => {
      const [{ Checkout }, { loadProvider }] = await Promise.all([
        import('./checkout.tsx'),
        import('./load-provider.ts'),
      ]);
      return { Checkout, stripe: await loadProvider(publishableKey, stripeJsUrl) };
    };
    load().then(
      (parts) => !isGone && setLoaded(parts),
      () => !isGone && setLoaded('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [publishableKey, stripeJsUrl]);
  if (loaded === undefined) return <p aria-busy="true">{t('loading')}</p>;
  if (loaded === 'failed')
    return (
      <Notice tone="danger" isLive title={t('script')}>
        <p>{t('scriptText')}</p>
        <Button variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      </Notice>
    );
  const { Checkout, stripe } = loaded;
  return <Checkout stripe={stripe} clientSecret={clientSecret} onComplete={onComplete} />;
}
