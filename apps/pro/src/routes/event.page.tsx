import type { OrganiserPoi } from '@parages/contracts/types';
import { lazy, Suspense } from 'react';
import { EditorPage } from '../features/editor/editor-page.tsx';

// Lazy: the editor opens on another tab.
const PoiCampaigns = lazy(async () => ({
  default: (await import('../features/campaigns/poi-campaigns.tsx')).PoiCampaigns,
}));

const campaigns = (poi: OrganiserPoi) => (
  <Suspense fallback={<p aria-busy="true">…</p>}>
    <PoiCampaigns poi={poi} />
  </Suspense>
);

/** `/org/events/{eventId}`. */
export const EventPage = () => <EditorPage campaigns={campaigns} />;
