import type { OrganiserPoi } from '@parages/contracts/types';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { EditorPage } from '../features/editor/editor-page.tsx';
import { withDrafts } from '../features/editor/saving/drafts/with-drafts.ts';
import { Part } from '../lib/part/part.tsx';

const PoiCampaigns = lazyPart(
  async () => (await import('../features/campaigns/poi-campaigns.tsx')).PoiCampaigns,
);

const campaigns = (poi: OrganiserPoi) => (
  <Part waiting={<p aria-busy="true">…</p>}>
    <PoiCampaigns poi={poi} />
  </Part>
);

const EventPage = () => <EditorPage campaigns={campaigns} />;

export const load = () => withDrafts(EventPage);
