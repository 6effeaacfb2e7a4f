import { filePattern } from '@parages/ui/file-pattern';

/**
 * Which modules share a built file. A browser asks for six at a time and each costs a phone a round trip: the five dozen small ones of the
 * editor were four of these one after the other.
 */
export const fileGroups = [
  // What the entry needs, and nothing else: in a shared file it would take that one along.
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
  // The frame of every page and what it is made of. The menus of its header are fetched on use, and Mantine's controls with the screens that have them.
  {
    name: 'base',
    priority: 10,
    test: filePattern(
      'apps/pro/src/(app/(?!ask-early|start)|lib/(?!list/|dialog/open-dialog|file-drop/|form/|menu/menu-dropdown|stepper/|switch/)|features/frame/|features/account/guarded)',
      'packages/ui/src/(after-paint|current-in-sight|provider|button|icon|icon-button|link|notice|container|site-header|site-footer|empty-state|error-state|logo|skip-link|link-menu)/',
      'packages/ui/src/toaster/toast(er-wanted)?\\.tsx?$',
      'packages/contracts/src/(api-problem|client)',
      'node_modules/(@mantine/core/esm/core/(MantineProvider|utils)|@tanstack|openapi-fetch|(react-)?i18next|clsx)/(?!.*\\.css)',
    ),
  },
  // What the styles of every Mantine component need: in one of the files below it would take that one along.
  {
    name: 'mantine',
    priority: 9,
    test: filePattern(
      'node_modules/@mantine/(hooks|core/esm/(core|components/(UnstyledButton|Transition|Loader|Portal|FocusTrap|Paper)))/(?!.*\\.css)',
    ),
  },
  // What many screens are made of; before the editor, which would take along what it imports of it.
  {
    name: 'common',
    priority: 8,
    minShareCount: 2,
    test: filePattern(
      'packages/(ui|contracts)/src/(?!map/|drop-box|save-file|vocabulary/imports/import-)',
      'packages/accounts/src/words/',
      'node_modules/date-fns/',
    ),
  },
  // The fields of forms: most screens have some.
  {
    name: 'fields',
    priority: 7,
    minShareCount: 2,
    test: filePattern(
      'apps/pro/src/lib/form/(?!use-)',
      'node_modules/@mantine/core/esm/components/(Input|InputBase|NativeSelect|Textarea|TextInput)/(?!.*\\.css)',
    ),
  },
  // The steps of a creation: events and campaigns have them, and the editor would take them along.
  {
    name: 'stepper',
    priority: 7,
    test: filePattern(
      'apps/pro/src/lib/stepper/',
      'node_modules/@mantine/core/esm/components/(Stepper|Checkbox/CheckIcon)',
    ),
  },
  // The editor of an event as it opens; its other tabs and what opens on use stay apart.
  {
    name: 'editor',
    priority: 6,
    test: filePattern(
      'apps/pro/src/features/editor/(?!images/|map/|traces/|preview/preview\\.|insight/)((lifecycle|steps)/)?[\\w.-]+$',
      'apps/pro/src/features/editor/tabs/(dates-tab|period-|check|tab-props|tabs\\.)',
    ),
  },
];
