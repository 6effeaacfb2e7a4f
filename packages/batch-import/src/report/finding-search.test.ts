// Specification: §12.13
import { expect, it } from 'vitest';
import { readFindingFilter, writeFindingFilter } from './finding-search.ts';

it.each(['', 'kind=line', 'kind=line&path=start_date&code=day_invalid&page=3', 'path=title'])(
  'a round trip through readFindingFilter and writeFindingFilter keeps the query "%s"',
  (search) =>
    expect(writeFindingFilter(readFindingFilter(new URLSearchParams(search))).toString()).toBe(
      search,
    ),
);

it.each(['kind=rien', 'code=rien', 'page=0', 'page=-1', 'page=x', 'page=1', 'path='])(
  'readFindingFilter reads the query "%s" as no filter and the first page',
  (search) =>
    expect(readFindingFilter(new URLSearchParams(search))).toEqual({
      kind: null,
      path: null,
      code: null,
      page: 0,
    }),
);
