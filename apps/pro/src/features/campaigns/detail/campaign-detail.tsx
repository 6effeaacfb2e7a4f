import { isRefusal } from '@parages/contracts/api-problem';
import type { Campaign } from '@parages/contracts/types';
import { isEditorRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { Link } from '@parages/ui/link/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageFailed, PageWaiting } from '../../../lib/page/page-state.tsx';
import { productName } from '../../../lib/product.ts';
import { useHas, useIsAdmin } from '../../../lib/session/permissions.ts';
import { useProfile } from '../../../lib/session/signed-in.ts';
import { CampaignBadges } from '../campaign-badges.tsx';
import { campaigns } from '../campaigns.queries.ts';
import { RefundCampaign } from '../moderation/refund-campaign.tsx';
import { StopCampaign } from '../moderation/stop-campaign.tsx';
import { campaignsTexts } from '../words.ts';
import { Arrival } from './arrival.tsx';
import { CampaignFacts } from './campaign-facts.tsx';
import { campaignTexts } from './detail.fr.ts';
import classes from './detail.module.css';
import { DraftActions } from './draft-actions.tsx';
import { Invoices } from './invoices.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { Report } from './report.tsx';

export function CampaignDetail({ id }: { id: string }) {
  const { t } = useTranslation(campaignTexts);
  const { t: tCampaigns } = useTranslation(campaignsTexts);
  const { data, error, refetch } = useQuery(campaigns.one(id));
  return (
    <>
      <title>{`${data?.title ?? t('page')} · ${productName}`}</title>
      {data ? (
        <Known campaign={data} />
      ) : !error ? (
        <PageWaiting>{t('loading')}</PageWaiting>
      ) : isRefusal(error) ? (
        <EmptyState
          level={1}
          picture="lost"
          title={t('missing')}
          actions={<Button href="/org/campaigns">{tCampaigns('back')}</Button>}
        >
          <p>{t('missingText')}</p>
        </EmptyState>
      ) : (
        <PageFailed
          title={t('failed')}
          retry={tCampaigns('retry')}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

function useRuns({ organisation }: Campaign): boolean {
  const organisations = useProfile()?.organisations ?? [];
  const mayEdit = useHas('camp_editor');
  return (
    mayEdit && organisations.some(({ id, role }) => id === organisation?.id && isEditorRole(role))
  );
}

function Known({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation(campaignsTexts);
  const runs = useRuns(campaign);
  const isModerator = useHas('camp_mod');
  const isAdmin = useIsAdmin();
  const { id, title, state } = campaign;
  const hasBegun = state === 'running' || state === 'ended' || state === 'stopped';
  return (
    <div className={classes.page}>
      <p className={classes.back}>
        <Link href={runs || !isModerator ? '/org/campaigns' : '/org/moderation/campaigns'}>
          {t('back')}
        </Link>
      </p>
      <header className={classes.head}>
        <div>
          <h1>{title}</h1>
          <p className={classes.badges}>
            <CampaignBadges campaign={campaign} />
          </p>
        </div>
      </header>
      {runs && <Arrival campaign={campaign} />}
      <PaymentNotice campaign={campaign} runs={runs} />
      {state === 'draft' && runs && <DraftActions campaign={campaign} />}
      {hasBegun && <Report campaignId={id} startDate={campaign.startDate} />}
      <CampaignFacts campaign={campaign} />
      {campaign.payment && <Invoices campaignId={id} />}
      {isModerator && (state === 'running' || state === 'scheduled') && (
        <StopCampaign campaign={campaign} />
      )}
      {isAdmin && isModerator && campaign.payment && <RefundCampaign campaign={campaign} />}
    </div>
  );
}
