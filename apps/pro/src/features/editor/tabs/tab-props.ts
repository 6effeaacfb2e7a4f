import type { OrganiserPoi } from '@parages/contracts/types';
import type { Editor } from '../use-editor.ts';

/** The part of `Editor` that a tab can use before the first draft of an event is saved. */
export type TabEditor = Pick<Editor, 'values' | 'change'>;

/**
 * Props of a tab. `faults`: sentences by the JSON pointer of their field; the pointer is also the
 * name of its control.
 */
export type TabProps = { editor: TabEditor; faults: ReadonlyMap<string, string> };

/** Props of a tab that needs a saved event. */
export type PoiTabProps = Pick<TabProps, 'faults'> & { editor: Editor; poi: OrganiserPoi };
