import { limits } from '@parages/contracts/vocabulary/limits';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { PoiAct } from './curation.schema.ts';

export type Labels = { themes: readonly Theme[]; tags: readonly string[] };

const without = <Item>(list: readonly Item[], removed: readonly Item[]): Item[] =>
  list.filter((item) => !removed.includes(item));

export const withAdded = (labels: Labels, added: Labels): Labels => ({
  themes: [...labels.themes, ...without(added.themes, labels.themes)],
  tags: [...labels.tags, ...without(added.tags, labels.tags)],
});

export const withRemoved = (labels: Labels, removed: Labels): Labels => ({
  themes: without(labels.themes, removed.themes),
  tags: without(labels.tags, removed.tags),
});

/** Undefined when the change is allowed. An event without a theme may still get tags. */
export function labelsProblem(
  before: Labels,
  after: Labels,
): 'themes_full' | 'themes_last' | 'tags_full' | undefined {
  if (after.themes.length > limits.themes.max && after.themes.length > before.themes.length)
    return 'themes_full';
  if (after.themes.length < limits.themes.min && before.themes.length > 0) return 'themes_last';
  return after.tags.length > limits.tag.most && after.tags.length > before.tags.length
    ? 'tags_full'
    : undefined;
}

/**
 * For an event of their own organisation, moderators other than administrators may only edit it,
 * with the permission `poi_mod`.
 */
export function actsOf(
  { permissions, role }: Pick<Viewer, 'permissions' | 'role'>,
  { isOwn }: { isOwn: boolean },
): PoiAct[] {
  const has = (...wanted: Viewer['permissions']): boolean =>
    wanted.some((permission) => permissions.includes(permission));
  const edit: PoiAct[] = has('poi_mod') ? ['edit'] : [];
  if (isOwn && role !== 'admin') return edit;
  return [
    ...(has('image_mod', 'poi_mod') ? (['images'] as const) : []),
    ...(has('image_mod') ? (['image-search'] as const) : []),
    ...(has('theme_mod', 'poi_mod') ? (['themes'] as const) : []),
    ...(has('poi_mod') ? (['visibility', 'reassignment'] as const) : []),
    ...edit,
  ];
}
