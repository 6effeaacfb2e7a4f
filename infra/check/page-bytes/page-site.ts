/** A built site, and what its pages may weigh. */
export type PageSite = {
  /** Where it is built, from the root of the repository. */
  folder: string;
  /** What every page fetches, by its name in the manifest. */
  entries: readonly string[];
  /** The pages among the names of the manifest, and the bytes of JavaScript each may weigh. */
  pagesOf: (names: readonly string[]) => readonly { page: string; name: string; budget: number }[];
  /**
   * Whether a page is weighed with the heaviest of what it fetches by itself, a tab most often: only one of them is seen at a time. What
   * that one fetches in its turn comes on use.
   */
  hasTabs: boolean;
  /** Bytes of style sheets of every page, and of JavaScript before the page is shown; unbounded when absent. */
  mostStyle?: number;
  mostBefore?: number;
  /** Modules that must come after the first paint or on use. */
  lateModules: readonly (readonly [name: string, pattern: RegExp])[];
};

const kib = 1024;
// KiB. The specified budget of the event page is older than this library, which the owner asked for.
const reactI18next = 3;
const mapModules = ['map', /(^|\/)node_modules\/(leaflet|react-leaflet|supercluster)\//] as const;

/** "First-load JavaScript ≤ 165 KiB gzip on the event page and ≤ 200 on the home page", "CSS ≤ 15 KiB". */
export const publicSite: PageSite = {
  folder: 'apps/public/dist/client',
  // The application begins once the page is shown, and is of the first load all the same.
  entries: ['index.html', 'src/app/start.tsx'],
  pagesOf: () => [
    { page: 'home', name: 'src/routes/home/home.page.tsx', budget: 200 * kib },
    { page: 'category', name: 'src/routes/list/category.page.tsx', budget: 200 * kib },
    { page: 'event', name: 'src/routes/event/event.page.tsx', budget: (165 + reactI18next) * kib },
  ],
  hasTabs: false,
  // What a page repeats of the sheet comes to it: `bench:pages` weighs both.
  mostStyle: 13 * kib,
  // What decides when to begin, and how to fetch the rest.
  mostBefore: 4 * kib,
  // "Nothing of map, calendar, analytics, dialogs or session library in it".
  lateModules: [
    mapModules,
    [
      'calendar',
      /(^|\/)node_modules\/(react-day-picker|date-fns)\/|^packages\/ui\/src\/date-range-picker\//,
    ],
    ['analytics', /(^|\/)node_modules\/posthog-js\//],
    ['dialogs', /(^|\/)node_modules\/sonner\/|^packages\/ui\/src\/panel\//],
    ['session', /(^|\/)node_modules\/supertokens[^/]*\//],
    ['native', /(^|\/)node_modules\/@capacitor\//],
  ],
};

const routeFile = /^src\/routes\/(.+)\.page\.tsx$/;

/** "JavaScript per route ≤ 220 KiB gzip" on the professional site, whichever the route. */
export const proSite: PageSite = {
  folder: 'apps/pro/dist',
  entries: ['index.html', 'src/app/start.tsx'],
  pagesOf: (names) =>
    names.flatMap((name) => {
      const page = routeFile.exec(name)?.[1];
      return page === undefined ? [] : [{ page, name, budget: 220 * kib }];
    }),
  hasTabs: true,
  lateModules: [],
};
