import type { OrganiserPoi } from '@parages/contracts/types';
import type { Editor } from '../use-editor.ts';

/** The part of `Editor` that a tab can use before the first draft of an event is saved. */
export type TabEditor = Pick<Editor, 'values' | 'change'>;

/**
 * `faults` has sentences by the JSON pointer of their field; the pointer is also the name of its
 * control.
 */
export type TabProps = { editor: TabEditor; faults: ReadonlyMap<string, string> };

export type PoiTabProps = Pick<TabProps, 'faults'> & { editor: Editor; poi: OrganiserPoi };
