import type { OrganiserPoi } from '@parages/contracts/types';
import { lazy, Suspense } from 'react';
import { EditorPage } from '../features/editor/editor-page.tsx';

const PoiCampaigns = lazy(async () => ({
  default: (await import('../features/campaigns/poi-campaigns.tsx')).PoiCampaigns,
}));

const campaigns = (poi: OrganiserPoi) => (
  <Suspense fallback={<p aria-busy="true">…</p>}>
    <PoiCampaigns poi={poi} />
  </Suspense>
);

export const EventPage = () => <EditorPage campaigns={campaigns} />;
