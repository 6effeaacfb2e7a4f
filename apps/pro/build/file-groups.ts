import { filePattern } from '@parages/ui/file-pattern';

/**
 * Groups of modules that share a chunk. Without them the editor would be built as many small
 * chunks, which a phone fetches in several round trips.
 */
export const fileGroups = [
  // Only what the entry needs: a larger chunk would make the entry load modules that it does not
  // use yet.
  {
    name: 'begin',
    test: filePattern('vite/preload-helper', 'packages/session/src/session-mark'),
    priority: 30,
  },
  {
    name: 'react',
    test: filePattern('node_modules/(react|react-dom|scheduler|react-router)/'),
    priority: 20,
  },
  // The excluded parts of `lib` load later, such as menus and form fields.
  {
    name: 'base',
    priority: 10,
    test: filePattern(
      'apps/pro/src/(app/(?!ask-early|start)|lib/(?!format-content|format-age|price-text|conversations/|review-queues/|device-drafts/|page-preview/|map-tiles|place-doubt/|use-address-filters|use-typed|dialog/confirm-dialog|list/(?!next-offset)|dialog/open-dialog|file-drop/|form/|menu/menu-dropdown|stepper/|switch/)|features/frame/(?!waiting-count)|features/account/guarded)',
      'packages/ui/src/(after-paint|current-in-sight|provider|button|icon|icon-button|link|notice|container|site-header|site-footer|empty-state|error-state|logo|skip-link|link-menu)/',
      'packages/ui/src/toaster/toast(er-wanted)?\\.tsx?$',
      'packages/contracts/src/(api-problem|client)',
      'node_modules/(@mantine/core/esm/core/(MantineProvider|utils)|@tanstack|openapi-fetch|(react-)?i18next|clsx)/(?!.*\\.css)',
      // Menus, dialogs, tabs and steps share this style sheet: in the `stepper` chunk, it would
      // make all of them load that chunk.
      'node_modules/@mantine/core/styles/UnstyledButton\\.layer\\.css',
    ),
  },
  // Modules that several Mantine components import. In the chunk of one component, they would make
  // the others load that chunk.
  {
    name: 'mantine',
    priority: 9,
    test: filePattern(
      'node_modules/@mantine/(hooks|core/esm/(core|components/(UnstyledButton|Transition|Loader|Portal|FocusTrap|Paper)))/(?!.*\\.css)',
      // `stepper` and menus import this icon: in the `stepper` chunk, it would make menus load that
      // chunk.
      'node_modules/@mantine/core/esm/components/Checkbox/CheckIcon',
    ),
  },
  // The priority is above that of `editor`, which would otherwise absorb the modules that it
  // imports.
  {
    name: 'common',
    priority: 8,
    minShareCount: 2,
    test: filePattern(
      'packages/(ui|contracts)/src/(?!map/|day-chart/|drop-box|save-file|import-|vocabulary/(imports/|search/|text/(csv-|escape-|fold-)|dates/landing-|site/schemes|events/(refusal-reasons|review/)|tours/)|format/number)',
      'packages/accounts/src/words/',
      'node_modules/date-fns/(?!differenceIn|isBefore|subDays)',
    ),
  },
  {
    name: 'fields',
    priority: 7,
    minShareCount: 2,
    test: filePattern(
      'apps/pro/src/lib/(form/(?!use-)|price-text)',
      'node_modules/@mantine/core/esm/components/(Input|InputBase|NativeSelect|Textarea|TextInput)/(?!.*\\.css)',
    ),
  },
  // The bar of steps, which the creation of events and of campaigns share: without this group,
  // `editor` would absorb it.
  {
    name: 'stepper',
    priority: 7,
    test: filePattern(
      'apps/pro/src/lib/stepper/',
      'node_modules/@mantine/core/esm/components/Stepper',
    ),
  },
  // What the page of an event and that of a new event share. Tabs other than the dates tab keep their
  // own chunks.
  {
    name: 'editor',
    priority: 6,
    minShareCount: 2,
    test: filePattern(
      'apps/pro/src/features/editor/(?!images/|map/|traces/|preview/preview\\.|insight/)(lifecycle/(?!hidden|refusal-notice|state-notice|poster|giving-up|(submit|decision|withdraw|discard|delete|archive)-)|steps/(?=steps\\.|step-label\\.))?[\\w.-]+$',
      'apps/pro/src/features/editor/tabs/(dates-tab|period-|check|tab-props)',
      'apps/pro/src/features/editor/saving/(same|use-kept-form|drafts/(use-device-draft|with-drafts))',
    ),
  },
];
