import { askerOf } from '../../platform/access/asker.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/database/database.ts';
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

export type ChangeThemesDeps = { db: Db; poiChanges: PoiChangesService };

type Rule = (before: Labels, labels: Labels) => Labels;

const changeThemes =
  (rule: Rule) =>
  ({ db, poiChanges }: ChangeThemesDeps) =>
  async (viewer: Viewer, poiId: string, body: ThemesBody): Promise<PoiThemes> => {
    const asker = askerOf(viewer, true);
    const labels = { themes: body.themes ?? [], tags: body.tags ?? [] };
    const { version } = await poiChanges.change({ asker, poiId, version: undefined }, (lockedPoi) =>
      relabel(lockedPoi, labels, rule),
    );
    const [first] = await curationRepository(db).listVersions(poiId);
    if (first === undefined) throw new Problem('poi_not_found');
    return { id: poiId, version, themes: first.themes, tags: first.tags };
  };

/**
 * Adds themes and tags; ignores those already present. Problems: poi_not_found, poi_own,
 * poi_transition_forbidden, themes_full, tags_full.
 */
export const addThemes = changeThemes(withAdded);

/**
 * Removes themes and tags; ignores absent ones. Problems: poi_not_found, poi_own,
 * poi_transition_forbidden, themes_last.
 */
export const removeThemes = changeThemes(withRemoved);

async function relabel(
  lockedPoi: LockedPoi,
  labels: Labels,
  rule: Rule,
): Promise<Entry | undefined> {
  const { tx, state, now } = lockedPoi;
  assertModerates(lockedPoi);
  if (state.archivedAt !== null) throw new Problem('poi_transition_forbidden', 'archived');
  const curation = curationRepository(tx);
  const changed = (await curation.listVersions(state.id)).flatMap((version, rank) => {
    const after = rule(version, labels);
    const problem = labelsProblem(version, after);
    // Only the first version can refuse the change: another version that would have too many labels
    // or lose its last theme stays unchanged.
    if (problem !== undefined && rank > 0) return [];
    if (problem !== undefined) throw new Problem(problem);
    const changes = labelChanges(version, after);
    return changes.length === 0 ? [] : [{ version, after, changes }];
  });
  const [first] = changed;
  if (first === undefined) return undefined;
  // Invalidates cached pages of the former themes first: a past event has no search row that still
  // holds them.
  await refreshLocked(lockedPoi);
  for (const { version, after } of changed) await curation.setLabels(version.id, after, now);
  await refreshLocked(lockedPoi);
  return { action: 'saved', versionNumber: first.version.number, changes: first.changes };
}

const labelChanges = (before: Labels, after: Labels) => [
  ...listChanges('/categories/themes', before.themes, after.themes),
  ...listChanges('/categories/tags', before.tags, after.tags),
];
