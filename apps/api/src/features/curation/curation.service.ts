import { addThemes, type ChangeThemesDeps, removeThemes } from './change-themes.ts';
import { type GetModeratedPoiDeps, getModeratedPoi } from './get-moderated-poi.ts';
import { listAssignees } from './list-assignees.ts';

export type CurationDeps = ChangeThemesDeps & GetModeratedPoiDeps;

export const curationService = (deps: CurationDeps) => ({
  get: getModeratedPoi(deps),
  addThemes: addThemes(deps),
  removeThemes: removeThemes(deps),
  listAssignees: listAssignees(deps),
});

export type CurationService = ReturnType<typeof curationService>;
