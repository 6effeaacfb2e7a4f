import { filePattern as pattern } from '@parages/ui/file-pattern';

/**
 * Groups modules that pages load together into a few built files: many small files would compress
 * worse and cost more requests.
 */
export const fileGroups = [
  // Separate, because the entry file imports this helper: inside a larger file, it would make the
  // browser load all of that file before first paint.
  { name: 'begin', test: pattern('vite/preload-helper'), priority: 30 },
  {
    name: 'react',
    test: pattern('node_modules/(react|react-dom|scheduler|react-router)/'),
    priority: 20,
  },
  // English texts, in one file that French pages do not load. Batch imports are left out: few
  // visitors read their long texts. `dates`, `part`, `recent-places` and `text-suggestions` too: their
  // part imports both languages statically, and would make French pages load this file.
  {
    name: 'english',
    test: pattern(
      '(?<!/(dates|part|recent-places|text-suggestions|batch-import|imports|import-(columns|faults|voice)))\\.en\\.ts$',
      '/english\\.ts$',
    ),
    priority: 10,
  },
  // What every page loads: the event page neither filters nor lists.
  {
    name: 'base',
    priority: 5,
    test: pattern(
      'apps/public/src/lib/(?!assignees|part/(lost-part|part\\.(fr|en|module))|session/(account|signed-in-only)\\.|favorites/follow(s\\.|-theme)|late-start/late-start|saved-searches/|offline/(?!cache-names)|native|share/(?!share-control)|analytics/(posthog|scrub|person-changes)|search/(search-|list\\.|filters\\.|feed-search|place-suggestions|recent-places|remembered-place)|page/kept-focus|town/(load-town|is-list-indexed|use-neighbours))',
      'apps/public/src/(features/pois/(poi-list-card|poi-row|pois\\.(fr|module))|routes/list/list-subject)',
      'apps/public/src/features/event/event\\.queries',
      'apps/public/src/features/search/compact/(?!.*(en|test)\\.tsx?$)',
      'packages/session/src/load-account-service',
      'apps/public/src/features/seo/(breadcrumbs|json-ld|structured-data|seo\\.(fr|module))',
      'apps/public/src/features/map/map\\.(fr|module)',
      'packages/ui/src/(?!error-state/try-again|format/instant|lazy-part/(part-failed|lost-style)|empty-state/empty-(state|scenes)\\.tsx)(icon|icon-button|lazy-part|link|button|container|card-grid|notice|format|section-heading|carousel|card-frame|poi-card|live-region|error-state|empty-state|skip-link)/',
      // Core rules, which precede those of the parts that load later.
      'packages/ui/src/(chips/chips\\.module|link-menu/(link-menu\\.module|menu-list))',
      'packages/ui/src/(map-frame/map-(frame|drawing|placeholder)|toaster/toast(er-wanted)?\\.tsx?$)',
      'packages/contracts/src/(api-problem|vocabulary/(accounts/(page-permissions|host-kinds)|themes/(themes|options)|events/live-states|places/towns|pictures/media-licenses))\\.',
      // Leaves out the hooks that run several queries at once.
      'node_modules/(@tanstack/(?!.*/(useSuspenseQueries|useQueries|queriesObserver)\\.js)|openapi-fetch|(react-)?i18next)',
    ),
  },
  {
    name: 'places',
    priority: 4,
    test: pattern(
      'packages/ui/src/(place-search|option-list)/',
      'apps/public/src/lib/search/(place-suggestions|recent-places)',
    ),
  },
  // Lists and the profile share them: without this group, lists would load the `account` file.
  {
    name: 'saved-searches',
    priority: 4,
    test: pattern(
      'apps/public/src/lib/saved-searches/(?!.*\\.en\\.ts)',
      'packages/contracts/src/vocabulary/search/saved-search-path',
    ),
  },
  // The low priority keeps modules that another group also matches in that group. The patterns
  // leave out `confirm-sign-in` and `fresh-sign-in`: a group also takes the imports of its modules,
  // and theirs would move the shared panel and the start file here.
  {
    name: 'account',
    priority: 2,
    test: pattern(
      'packages/accounts/src/(?!.*\\.en\\.ts|forms/confirm-sign-in)',
      'apps/public/src/(features|routes)/account/(?!fresh-sign-in)',
      'packages/session/src/(answer|arrival|offered-providers)',
    ),
  },
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
