import { findLineFaults, type SourceFile } from './source-files.ts';

const aboveRepositories = /^apps\/api\/src\/(features|gateways|jobs)\/.*\.ts$/;
const exempt = /\.repository\.ts$|\.test\.ts$/;
const call = /\b(?:db|tx)\.[a-z]\w*\.(?:find|create|update|delete|upsert|count|aggregate|groupBy)/;

/** dependency-cruiser cannot find these calls: it sees only imports. */
export const findDatabaseCalls = (files: SourceFile[]): string[] =>
  findLineFaults(
    files.filter(({ name }) => aboveRepositories.test(name) && !exempt.test(name)),
    (line) => (call.test(line) ? 'only *.repository.ts call the database' : undefined),
  );
