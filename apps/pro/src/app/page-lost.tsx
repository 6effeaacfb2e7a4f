import { reloadOnceAMinute } from '@parages/session/reload-on-lost-file';
import { forgetLostParts, LostPart } from '@parages/ui/lazy-part/lazy-part';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { PageFailed } from '../lib/page/page-state.tsx';
import { productName } from '../lib/product.ts';
import { appFr } from './app.fr.ts';

/**
 * Replaces a page that could not be shown, inside the frame. A file that is lost after a deployment
 * exists no longer: a reload, at most once a minute, fetches the new names. A retry, or the return
 * of the network, opens the same address again.
 */
export function PageLost() {
  const isLost = useRouteError() instanceof LostPart;
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const retry = (): void => {
    forgetLostParts();
    void navigate({ pathname, search, hash }, { replace: true, state });
  };
  const onOnline = useEffectEvent(() => isLost && retry());
  useEffect(() => {
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  useEffect(() => {
    if (isLost) reloadOnceAMinute();
  }, [isLost]);
  const title = isLost ? appFr.pageLost : appFr.pageBroken;
  return (
    <>
      <title>{`${title} · ${productName}`}</title>
      <PageFailed title={title} retry={appFr.retry} onRetry={retry}>
        <p>{isLost ? appFr.pageLostText : appFr.pageBrokenText}</p>
      </PageFailed>
    </>
  );
}
