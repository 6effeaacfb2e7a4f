import type { FormTab } from '../editor-tabs.ts';
import { wrongOf } from '../faults.ts';
import { type FormValues, type ReadyTab, unsavedFields } from './form-changes.ts';
import { same } from './same.ts';

/**
 * What can be saved of a tab. `nothing`: its changes are saved, wrong or asked about. `blocked`: even
 * its saved values are wrong, and its changes do not correct them.
 */
export async function readyTab(
  form: FormValues,
  tab: FormTab,
): Promise<ReadyTab | 'nothing' | 'blocked'> {
  const changed = unsavedFields(form).filter(
    (field) => field.tab === tab && !form.asked.includes(field.name),
  );
  if (changed.length === 0) return 'nothing';
  const sides = { saved: form.saved, mine: form.values };
  const values = changed.reduce(
    (all, { read, write }) => write(all, read(sides.mine)),
    sides.saved,
  );
  if (wrongOf(values, new Set([tab])).length === 0)
    return { values, whole: new Set(changed.map(({ name }) => name)) };
  // Loaded only for wrong fields.
  const { sendableOf } = await import('./sendable.ts');
  const sendable = sendableOf(tab, { ...sides, changed });
  if (sendable === null) return 'blocked';
  return same(sendable.values[tab], form.saved[tab]) ? 'nothing' : sendable;
}
