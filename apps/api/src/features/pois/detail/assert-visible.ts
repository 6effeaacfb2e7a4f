import { Problem } from '../../../platform/problems/problem.ts';

/**
 * @throws {Problem} poi_gone for an archived event, poi_not_found for one that is not visible to
 * visitors
 */
export function assertVisible<Row extends { isArchived: boolean; isVisible: boolean }>(
  row: Row | undefined,
): asserts row is Row {
  if (row?.isArchived) throw new Problem('poi_gone');
  if (!row?.isVisible) throw new Problem('poi_not_found');
}
