import type { ModeratedPoi } from '@parages/contracts/types';
import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import { markSignedIn } from '@parages/session/test/browser-session';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPoi } from './a-poi.ts';
import { aProfile, inTours } from './a-profile.ts';
import { aCard, facetsOf, renderSite } from './render-site.tsx';

export const patient = { timeout: 8000 };
const every: ModeratedPoi['acts'] = [
  'images',
  'image-search',
  'themes',
  'visibility',
  'reassignment',
  'edit',
];
export const moderated = (change: Partial<ModeratedPoi> = {}): ModeratedPoi => {
  const { id, slugFr, label, themes, tags } = aPoi();
  const standing = {
    version: 3,
    status: 'published',
    isOnline: true,
    isEnabled: true,
    disabledReason: null,
  } as const;
  return {
    id,
    slugFr,
    label,
    ...standing,
    themes,
    tags,
    organisation: null,
    source: 'openagenda',
    isImportLocked: false,
    isOwn: false,
    acts: every,
    ...change,
  };
};
const image = {
  id: 'i1',
  title: 'Le bal',
  credits: 'Camille',
  license: 'cc-by',
  width: 800,
  height: 600,
  position: 1,
};
const shown = {
  ...image,
  thumbhash: null,
  focal: { x: 0.5, y: 0.5 },
  origin: 'url',
  sourceUrl: null,
  isDrawing: false,
};
export const found = {
  id: 'f1',
  source: 'commons',
  title: 'Guinguette',
  credits: 'Jo, CC BY 4.0',
  license: 'cc-by',
  licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
  pageUrl: null,
  url: 'https://commons.example/g.jpg',
  thumbnailUrl: '/api/v1/image-search/thumbnail?url=x',
  width: 800,
  height: 600,
};
const moderatorsPermissions: Permission[] = ['poi_mod', 'theme_mod', 'image_mod', 'org_mod'];

type Setting = {
  poi?: ModeratedPoi | undefined;
  permissions?: Permission[];
  isGone?: boolean;
  refuse?: (call: string) => Response | undefined;
};

/** `sent` lists the writes that the page made. */
export function open(
  path: string,
  {
    poi = moderated(),
    permissions = moderatorsPermissions,
    isGone = false,
    refuse = () => undefined,
  }: Setting = {},
) {
  markSignedIn();
  const sent: { call: string; body: string }[] = [];
  let current = poi;
  const site = renderSite(
    path,
    async ({ pathname }, request) => {
      const call = `${request.method} ${pathname.replace('/api/v1', '')}`;
      const text = request.method === 'GET' ? '' : await request.text();
      if (request.method !== 'GET') sent.push({ call, body: text });
      const refused = refuse(call);
      if (refused) return refused;
      if (call === 'GET /me')
        return Response.json(aProfile({ permissions, role: 'moderator', latestPosition: inTours }));
      if (call.startsWith('GET /moderation/pois/')) return Response.json(current);
      if (call.startsWith('GET /pois/by-slug/'))
        return isGone
          ? Response.json({ code: 'poi_not_found' }, { status: 404 })
          : Response.json(aPoi());
      if (call.endsWith('/images')) return Response.json({ version: 3, images: [shown] });
      if (call.endsWith('/image-search'))
        return Response.json({ items: [found], unavailable: ['openverse'] });
      if (call.endsWith('/assignees'))
        return Response.json({
          items: [{ id: 'o1', name: 'Le Bruit des Saules', locality: 'Tours', siren: '000100016' }],
        });
      if (call.endsWith('/visibility')) {
        const { enabled, reason = null } = JSON.parse(text);
        current = { ...current, isEnabled: enabled, isOnline: enabled, disabledReason: reason };
      }
      if (pathname.endsWith('/facets')) return Response.json(facetsOf(2));
      if (pathname === '/api/v1/pois')
        return Response.json({
          items: [
            aCard({ label: 'Sans photo' }),
            aCard({ label: 'Avec photo', mainMediaFileId: 'i1' }),
          ],
          extra: [],
          total: 2,
        });
      return Response.json({ items: [], id: current.id, enabled: true, version: 4 });
    },
    { hasAccounts: true, hasSession: true },
  );
  return { ...site, sent };
}
export const bar = async () =>
  within(await screen.findByRole('complementary', { name: 'Modération' }, patient));
export const press = async (name: string) =>
  userEvent.click((await bar()).getByRole('button', { name }));
