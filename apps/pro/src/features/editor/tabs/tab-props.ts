import type { OrganiserPoi } from '@parages/contracts/types';
import type { Editor } from '../use-editor.ts';

/** What a tab needs of an editor. */
export type TabEditor = Pick<Editor, 'values' | 'change'>;

/** What a tab takes. `faults`: sentences by the JSON pointer of their field; the pointer is also the name of its control. */
export type TabProps = { editor: TabEditor; faults: ReadonlyMap<string, string> };

/** What a tab takes of an event that exists. */
export type PoiTabProps = Pick<TabProps, 'faults'> & { editor: Editor; poi: OrganiserPoi };
