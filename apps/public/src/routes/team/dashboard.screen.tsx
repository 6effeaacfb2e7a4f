import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import {
  type DashboardListing,
  isDashboardListing,
} from '@parages/contracts/vocabulary/events/dashboard-listings';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { Forbidden } from '../../features/account/forbidden.tsx';
import { PersonalPage } from '../../features/account/personal-page.tsx';
import classes from '../../features/moderation/dashboard/dashboard.module.css';
import { parseListing } from '../../features/moderation/dashboard/dashboard.search-params.ts';
import { DashboardHome } from '../../features/moderation/dashboard/dashboard-home.tsx';
import { DashboardList } from '../../features/moderation/dashboard/dashboard-list.tsx';
import { DashboardSources } from '../../features/moderation/dashboard/dashboard-sources.tsx';
import { DashboardTowns } from '../../features/moderation/dashboard/dashboard-towns.tsx';
import { ListingHead } from '../../features/moderation/dashboard/listing-head.tsx';
import { mayOpen } from '../../features/moderation/dashboard/may-open.ts';
import { ReportQueue } from '../../features/moderation/dashboard/report-queue.tsx';
import { addDashboardWords } from '../../features/moderation/dashboard/words.ts';
import { pageFailure } from '../../lib/page/page-error.ts';
import type { Runtime } from '../../lib/runtime.ts';
import { signedInOnly } from '../../lib/session/signed-in-only.ts';
import { addAccountWords } from '../account/account-words.ts';

addAccountWords();
addDashboardWords();

export const dashboardPage = (runtime: Runtime) => ({
  loader: ({ request, params }: LoaderFunctionArgs) => {
    if (params.listing !== undefined && !isDashboardListing(params.listing))
      throw pageFailure(404, 'page_not_found');
    signedInOnly(runtime, request);
    return null;
  },
  Component: DashboardPage,
});

function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { listing } = useParams();
  const asked = listing !== undefined && isDashboardListing(listing) ? listing : undefined;
  const title = asked === undefined ? t('title') : `${t(`listings.${asked}`)} · ${t('title')}`;
  return (
    <PersonalPage title={title}>
      {({ permissions }) =>
        mayOpen(permissions, asked) ? (
          <Dashboard listing={asked} permissions={permissions} />
        ) : (
          <Forbidden />
        )
      }
    </PersonalPage>
  );
}

function Dashboard({
  listing,
  permissions,
}: {
  listing: DashboardListing | undefined;
  permissions: readonly Permission[];
}) {
  const query = parseListing(useSearchParams()[0]);
  const isSources = listing === 'by-source' && query.source === undefined;
  const isTowns = listing === 'by-city' && query.townId === undefined;
  return (
    <div className={classes.page}>
      {listing === undefined ? (
        <DashboardHome />
      ) : listing === 'reports' ? (
        <ReportQueue permissions={permissions} after={query.after} />
      ) : isSources ? (
        <>
          <ListingHead listing={listing} permissions={permissions} />
          <DashboardSources />
        </>
      ) : isTowns ? (
        <>
          <ListingHead listing={listing} permissions={permissions} />
          <DashboardTowns />
        </>
      ) : (
        <DashboardList listing={listing} query={query} permissions={permissions} />
      )}
    </div>
  );
}
