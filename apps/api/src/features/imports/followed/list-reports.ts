import type { Viewer } from '../../../platform/access/viewer.ts';
import { type ChangeSourceDeps, findSource } from './change-source.ts';
import { followedSourcesRepository } from './followed-sources.repository.ts';
import type { SourceReportList } from './followed-sources.schema.ts';

/** @throws {Problem} source_not_found */
export const listReports =
  (deps: ChangeSourceDeps) =>
  async (viewer: Viewer, sourceId: string): Promise<SourceReportList> => {
    await findSource(deps, viewer, sourceId);
    return { items: await followedSourcesRepository(deps.db).listReports(sourceId) };
  };
