export type PageSite = {
  /** Path from the root of the repository. */
  folder: string;
  /** The entries that every page loads, by their names in the manifest. */
  entries: readonly string[];
  /** `names` are those of the manifest; `budget` is for JavaScript, in bytes. */
  pagesOf: (names: readonly string[]) => readonly { page: string; name: string; budget: number }[];
  /**
   * Whether a page counts with its heaviest dynamic import, usually a tab: one tab is visible at a
   * time. Dynamic imports of that tab do not count.
   */
  hasTabs: boolean;
  /**
   * Budgets in bytes of the CSS of a page, and of its JavaScript before the page is shown;
   * unlimited when absent.
   */
  mostStyle?: number;
  mostBefore?: number;
  /** Modules that must load after the first paint or on use. */
  lateModules: readonly (readonly [name: string, pattern: RegExp])[];
};

const kib = 1024;
// KiB by which the budget of the event page was raised for react-i18next.
const reactI18next = 3;
const mapModules = ['map', /(^|\/)node_modules\/(leaflet|react-leaflet|supercluster)\//] as const;

export const publicSite: PageSite = {
  folder: 'apps/public/dist/client',
  // The application loads after the page is shown, and belongs to the first load.
  entries: ['index.html', 'src/app/start.tsx'],
  pagesOf: () => [
    { page: 'home', name: 'src/routes/home/home.page.tsx', budget: 200 * kib },
    { page: 'category', name: 'src/routes/list/category.page.tsx', budget: 200 * kib },
    { page: 'event', name: 'src/routes/event/event.page.tsx', budget: (165 + reactI18next) * kib },
  ],
  hasTabs: false,
  // Pages inline rules of the sheet in addition: `bench:pages` measures both.
  mostStyle: 13 * kib,
  mostBefore: 4 * kib,
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
