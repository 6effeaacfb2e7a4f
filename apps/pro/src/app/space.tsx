import { isRefusal } from '@parages/contracts/api-problem';
import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Guarded } from '../features/account/guarded.tsx';
import { PageFailed, PageWaiting } from '../lib/page/page-state.tsx';
import { Part } from '../lib/part/part.tsx';
import { productName } from '../lib/product.ts';
import { toSignIn } from '../lib/session/after-sign-in.ts';
import { me } from '../lib/session/me.queries.ts';
import { appFr } from './app.fr.ts';
import classes from './shell.module.css';

const moderating: readonly Permission[] = ['poi_mod', 'org_mod', 'camp_mod'];

const FreshSignIn = lazyPart(
  async () => (await import('../features/account/fresh-sign-in.tsx')).FreshSignIn,
);

export const Space = () => (
  <Guarded>
    <div className={classes.space}>
      <Known />
    </div>
  </Guarded>
);

function Known() {
  const { data, error, refetch } = useQuery(me.profile());
  const { pathname, search } = useLocation();
  if (data)
    return (
      <>
        <Suspense fallback={<Waiting />}>
          <Outlet />
        </Suspense>
        <Part>
          {data.permissions.some((permission) => moderating.includes(permission)) && (
            <FreshSignIn email={data.email} />
          )}
        </Part>
      </>
    );
  if (!error) return <Waiting />;
  if (isRefusal(error) && error.status === 401)
    return <Navigate to={toSignIn(pathname + search)} replace />;
  return (
    <>
      <title>{`${appFr.failed} · ${productName}`}</title>
      <PageFailed title={appFr.failed} retry={appFr.retry} onRetry={() => void refetch()}>
        <p>{appFr.failedText}</p>
      </PageFailed>
    </>
  );
}

const Waiting = () => (
  <>
    <title>{`${appFr.loading} · ${productName}`}</title>
    <PageWaiting>{appFr.loading}</PageWaiting>
  </>
);
