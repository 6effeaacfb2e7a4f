import type { ProblemCode } from '@parages/contracts/vocabulary/problems';
import { askerOf } from '../../platform/asker.ts';
import type { Db } from '../../platform/database.ts';
import { listChanges } from '../../platform/list-changes.domain.ts';
import { Problem } from '../../platform/problem.ts';
import type { Viewer } from '../../platform/viewer.ts';
import {
  assertModerates,
  type Entry,
  type HeldPoi,
  type PoiChangesService,
  refreshHeld,
} from '../editing/poi-changes.service.ts';
import { actsOf, type Labels, labelsProblem, withAdded, withRemoved } from './curation.domain.ts';
import { curationRepository } from './curation.repository.ts';
import type { Assignees, ModeratedPoi, PoiThemes, ThemesBody } from './curation.schema.ts';

export type CurationDeps = { db: Db; poiChanges: PoiChangesService };

type Rule = (before: Labels, named: Labels) => Labels;

/** What changed from one to the other, as the history tells it. */
const labelChanges = (before: Labels, after: Labels) => [
  ...listChanges('/categories/themes', before.themes, after.themes),
  ...listChanges('/categories/tags', before.tags, after.tags),
];

/** What moderators do to an event from its public page, beside pictures, visibility and reassignment, which other features hold. */
export function curationService({ db, poiChanges }: CurationDeps) {
  const curation = curationRepository(db);

  async function relabel(held: HeldPoi, named: Labels, rule: Rule): Promise<Entry | undefined> {
    const { tx, state, now } = held;
    assertModerates(held);
    if (state.archivedAt !== null) throw new Problem('poi_transition_forbidden', 'archived');
    const inside = curationRepository(tx);
    const versions = await inside.listVersions(state.id);
    const written = versions.flatMap((version, rank) => {
      const after = rule(version, named);
      const problem = labelsProblem(version, after);
      // A version beside the one that is read may be full, or have but one: it stays as it is.
      if (problem !== undefined && rank > 0) return [];
      if (problem !== undefined) throw new Problem(problem satisfies ProblemCode);
      const changes = labelChanges(version, after);
      return changes.length === 0 ? [] : [{ version, after, changes }];
    });
    const [first] = written;
    if (first === undefined) return undefined;
    // Where it was told to be until now: a past event is in no search, and its page is kept under the themes it had.
    await refreshHeld(held);
    for (const { version, after } of written)
      await inside.setLabels({
        versionId: version.id,
        now,
        themes: [...after.themes],
        tags: [...after.tags],
      });
    await refreshHeld(held);
    return { action: 'saved', versionNumber: first.version.number, changes: first.changes };
  }

  async function change(
    viewer: Viewer,
    poiId: string,
    body: ThemesBody,
    rule: Rule,
  ): Promise<PoiThemes> {
    const asker = askerOf(viewer, true);
    const named = { themes: body.themes ?? [], tags: body.tags ?? [] };
    const { version } = await poiChanges.change({ asker, poiId, version: undefined }, (held) =>
      relabel(held, named, rule),
    );
    const [read] = await curation.listVersions(poiId);
    if (read === undefined) throw new Problem('poi_not_found');
    return { id: poiId, version, themes: read.themes, tags: read.tags };
  }

  return {
    /** Problems: poi_not_found. */
    get: async (
      viewer: Viewer,
      asked: { poiId?: string; slugFr?: string },
    ): Promise<ModeratedPoi> => {
      const poi = await curation.find(asked, viewer.userId);
      if (poi === undefined) throw new Problem('poi_not_found');
      return { ...poi, acts: actsOf(viewer, poi) };
    },
    /** Naming what is there already changes nothing. Problems: poi_not_found, poi_own, poi_transition_forbidden, themes_full, tags_full. */
    addThemes: (viewer: Viewer, poiId: string, body: ThemesBody): Promise<PoiThemes> =>
      change(viewer, poiId, body, withAdded),
    /** Naming what is not there changes nothing. Problems: poi_not_found, poi_own, poi_transition_forbidden, themes_last. */
    removeThemes: (viewer: Viewer, poiId: string, body: ThemesBody): Promise<PoiThemes> =>
      change(viewer, poiId, body, withRemoved),
    listAssignees: async (q: string): Promise<Assignees> => ({
      items: await curation.listAssignees(q),
    }),
  };
}

export type CurationService = ReturnType<typeof curationService>;
