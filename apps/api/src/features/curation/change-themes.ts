import { askerOf } from '../../platform/access/asker.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { listChanges } from '../../platform/list-changes.domain.ts';
import { Problem } from '../../platform/problems/problem.ts';
import {
  assertModerates,
  type Entry,
  type LockedPoi,
  type PoiChangesService,
  refreshLocked,
} from '../editing/poi-changes.service.ts';
import { type Labels, labelsProblem, withAdded, withRemoved } from './curation.domain.ts';
import { curationRepository } from './curation.repository.ts';
import type { PoiThemes, ThemesBody } from './curation.schema.ts';

export type ChangeThemesDeps = { poiChanges: PoiChangesService };

type Rule = (before: Labels, labels: Labels) => Labels;

const changeThemes =
  (rule: Rule) =>
  ({ poiChanges }: ChangeThemesDeps) =>
  async (viewer: Viewer, poiId: string, body: ThemesBody): Promise<PoiThemes> => {
    const asker = askerOf(viewer, true);
    const labels = { themes: body.themes ?? [], tags: body.tags ?? [] };
    const target = { asker, poiId, version: undefined };
    let shown: Labels = { themes: [], tags: [] };
    const { version } = await poiChanges.change(target, async (lockedPoi) => {
      const relabelled = await relabel(lockedPoi, labels, rule);
      shown = relabelled.shown;
      return relabelled.entry;
    });
    return { id: poiId, version, themes: [...shown.themes], tags: [...shown.tags] };
  };

/**
 * Ignores labels that are already present. Problems: poi_not_found, poi_own,
 * poi_transition_forbidden, themes_full, tags_full.
 */
export const addThemes = changeThemes(withAdded);

/**
 * Ignores absent labels. Problems: poi_not_found, poi_own, poi_transition_forbidden, themes_last.
 */
export const removeThemes = changeThemes(withRemoved);

// `shown` are the labels of the first version after the change.
async function relabel(
  lockedPoi: LockedPoi,
  labels: Labels,
  rule: Rule,
): Promise<{ entry: Entry | undefined; shown: Labels }> {
  const { tx, state, now } = lockedPoi;
  assertModerates(lockedPoi);
  if (state.archivedAt !== null) throw new Problem('poi_transition_forbidden', 'archived');
  const curation = curationRepository(tx);
  const versions = await curation.listVersions(state.id);
  const [front] = versions;
  if (front === undefined) throw new Problem('poi_not_found');
  const shown = rule(front, labels);
  const changed = versions.flatMap((version, rank) => {
    const after = rule(version, labels);
    const problem = labelsProblem(version, after);
    // Only the first version (the published one, if any) can refuse the change: another version
    // that would have too many labels or lose its last theme stays unchanged.
    if (problem !== undefined && rank > 0) return [];
    if (problem !== undefined) throw new Problem(problem);
    const changes = labelChanges(version, after);
    return changes.length === 0 ? [] : [{ version, after, changes }];
  });
  const [first] = changed;
  if (first === undefined) return { entry: undefined, shown };
  // Before the change too, so that cached pages that show the former themes are invalidated.
  await refreshLocked(lockedPoi);
  for (const { version, after } of changed) await curation.setLabels(version.id, after, now);
  await refreshLocked(lockedPoi);
  const entry = { action: 'saved', versionNumber: first.version.number, changes: first.changes };
  return { entry, shown };
}

const labelChanges = (before: Labels, after: Labels) => [
  ...listChanges('/categories/themes', before.themes, after.themes),
  ...listChanges('/categories/tags', before.tags, after.tags),
];
