// Specification: §2.67
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCampaign, organisation } from '../test/a-campaign.ts';
import { aPoi } from '../test/a-poi.ts';
import { claude, openPage } from '../test/open-page.tsx';
import '../features/campaigns/poi-campaigns.tsx';
import './event.page.tsx';

const slowly = { timeout: 5000 };
const online = aPoi({ status: 'published', publishedAt: '2027-06-02T10:00:00Z', isEditable: true });
const openTab = (profile: Parameters<typeof claude>[0], poi = online) =>
  openPage(`/org/events/${poi.id}?tab=campaigns`, claude(profile), {
    [`GET /org/pois/${poi.id}`]: poi,
    [`GET /org/pois/${poi.id}/campaigns`]: { occupied: [], items: [aCampaign()] },
  });

it('spec "Event edit tabs: ad campaigns": lists the campaigns of the event, and links to a new one', async () => {
  openTab({ permissions: ['poi_editor', 'camp_editor'], organisations: [organisation] });
  expect(await screen.findByRole('link', { name: 'Bal, avant l’été' }, slowly)).toHaveAttribute(
    'href',
    `/org/campaigns/${aCampaign().id}`,
  );
  expect(screen.getByRole('link', { name: 'Créer une campagne' })).toHaveAttribute(
    'href',
    `/org/campaigns/new?poi=${online.id}&step=dates`,
  );
});

it('shows a campaign moderator a button that grants a campaign, no creation link', async () => {
  openTab({ permissions: ['poi_mod', 'camp_mod'] });
  expect(await screen.findByRole('button', { name: 'Offrir une campagne' }, slowly)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Créer une campagne' })).toBeNull();
});

it('says that a refused event is not online yet, and hides the link to create a campaign', async () => {
  openTab(
    { permissions: ['poi_editor', 'camp_editor'], organisations: [organisation] },
    aPoi({ status: 'refused' }),
  );
  expect(await screen.findByText(/pas encore en ligne/, {}, slowly)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Créer une campagne' })).toBeNull();
});
