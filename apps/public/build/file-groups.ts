import { filePattern as pattern } from '@parages/ui/file-pattern';

/**
 * Which modules share a built file: few files, each of which is needed whole. Two dozen small ones pack worse, and asking for one takes a
 * millisecond of a phone.
 */
export const fileGroups = [
  // What the entry needs, and nothing else: in a shared file it would take that one along before the page is shown.
  { name: 'begin', test: pattern('vite/preload-helper'), priority: 30 },
  {
    name: 'react',
    test: pattern('node_modules/(react|react-dom|scheduler|react-router)/'),
    priority: 20,
  },
  // All the English there is, in one file that only its readers fetch. The calendar holds its few words in both languages; those of batch
  // imports are the longest of all and have hardly any reader.
  {
    name: 'english',
    test: pattern(
      '(?<!/(dates|batch-import|imports|import-(columns|faults|voice)))\\.en\\.ts$',
      '/english\\.ts$',
    ),
    priority: 10,
  },
  // What the home page, lists and events share.
  {
    name: 'base',
    priority: 5,
    test: pattern(
      'apps/public/src/lib/(?!late-start/late-start|offline|native|analytics/(posthog|scrub)|search/search-place|page/kept-focus)',
      'apps/public/src/(features/pois/(poi-list-card|poi-row|pois)\\.|routes/list/list-subject)',
      'apps/public/src/features/seo/(breadcrumbs|json-ld|structured-data|seo\\.(fr|module))',
      'apps/public/src/features/map/map\\.(fr|module)',
      'packages/ui/src/(?!error-state/try-again|format/instant)(icon|icon-button|link|button|container|card-grid|notice|format|section-heading|carousel|card-frame|poi-card|live-region|error-state|empty-state)/',
      'packages/ui/src/(map/map-boundary|map-frame/map-(frame|drawing|placeholder)|toaster/toast(er-wanted)?\\.tsx?$)',
      'packages/contracts/src/(api-problem|vocabulary/(themes/(themes|options)|events/live-states|places/towns|pictures/media-licenses))\\.',
      // Several questions at once are asked by lists only.
      'node_modules/(@tanstack/(?!.*/(useSuspenseQueries|useQueries|queriesObserver)\\.js)|openapi-fetch|(react-)?i18next)',
    ),
  },
  // The search panel and the choice of one's own town.
  { name: 'places', test: pattern('packages/ui/src/place-search/'), priority: 4 },
  // Pages of accounts: whoever signs up sees several of them. Last: what they share with the pages of every day stays in the files of those.
  // (A group takes what its modules import along: the dialog of moderators would bring the panel of every page, and the start, in here.)
  {
    name: 'account',
    priority: 2,
    test: pattern(
      'packages/accounts/src/(?!.*\\.en\\.ts|forms/confirm-sign-in)',
      'apps/public/src/(features|routes)/account/(?!fresh-sign-in)',
      'packages/session/src/(answer|arrival|offered-providers)',
    ),
  },
  // What the home page and all lists share; the event page goes without.
  {
    name: 'search',
    priority: 3,
    minShareCount: 4,
    test: pattern(
      'apps/public/src/(features/(search|position|map|seo)/|routes/(?!account/))',
      'packages/ui/src/(chips|option-toggles|theme-rail|control-sentence)/',
      'node_modules/@tanstack/',
    ),
  },
];
