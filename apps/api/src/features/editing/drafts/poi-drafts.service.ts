import { type CreateDraftDeps, createDraft } from './create-draft.ts';
import { deleteDraft } from './delete-draft.ts';
import { duplicatePoi } from './duplicate-poi.ts';

export const poiDraftsService = (deps: CreateDraftDeps) => ({
  create: createDraft(deps),
  duplicate: duplicatePoi(deps),
  delete: deleteDraft(deps),
});

export type PoiDraftsService = ReturnType<typeof poiDraftsService>;
