import { z } from 'zod';
import { emptyIsAbsent } from '../platform/input/bounded-text.ts';
import { optionalLink, optionalText } from './setting-shapes.ts';

// Plan IGN, the national map of France. It needs no key.
const ignPlan =
  'https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2&STYLE=normal' +
  '&FORMAT=image/png&TILEMATRIXSET=PM&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}';

export const siteSettings = {
  PRODUCT_NAME: z.string().default('Parages').describe('Name of the product on the pages.'),
  ACCOUNTS: z.preprocess(emptyIsAbsent, z.stringbool().optional()).meta({
    description: 'Whether the pages offer accounts.',
    fallback: '`true` with a session core',
  }),
  APP_SCHEME: z
    .string()
    .regex(/^[a-z][a-z0-9+.-]*$/)
    .default('parages')
    .describe('Custom URL scheme of the mobile app.'),
  MAP_TILES_URL: z.string().default(ignPlan).meta({
    description:
      'Template of raster map tiles. When it is empty, or the tiles do not load, the map is drawn from our own tables.',
    fallback: 'Plan IGN of the State',
  }),
  MAP_TILES_ATTRIBUTION: z.string().default('© IGN').describe('Attribution of the map tiles.'),
  ANALYTICS_KEY: optionalText.describe(
    'Public key of a PostHog project. Without it and its host no visit is counted and no consent is asked.',
  ),
  ANALYTICS_HOST: optionalLink.describe('Address of PostHog.'),
  BLOG_URL: optionalLink.describe('Blog in the footer; hidden when empty.'),
  SOCIAL_FACEBOOK_URL: optionalLink.describe('Facebook page in the footer; hidden when empty.'),
  SOCIAL_INSTAGRAM_URL: optionalLink.describe('Instagram page in the footer; hidden when empty.'),
  SOCIAL_LINKEDIN_URL: optionalLink.describe('LinkedIn page in the footer; hidden when empty.'),
  SOCIAL_TIKTOK_URL: optionalLink.describe('TikTok page in the footer; hidden when empty.'),
  PUBLISHER_NAME: optionalText.describe('Publisher in the legal notice.'),
  PUBLISHER_ADDRESS: optionalText.describe('Address of the publisher in the legal notice.'),
  PUBLISHER_DIRECTOR: optionalText.describe('Director of publication in the legal notice.'),
  CONTACT_EMAIL: z
    .preprocess(emptyIsAbsent, z.email().optional())
    .describe('Contact address in the legal notice.'),
  HOSTING_NAME: optionalText.describe('Hosting provider in the legal notice.'),
  HOSTING_ADDRESS: optionalText.describe('Address of the hosting provider in the legal notice.'),
};
