import { Problem } from '../../../platform/problems/problem.ts';

/**
 * @throws {Problem} poi_gone for an archived event, poi_not_found for an unknown one and for one
 * that visitors cannot see
 */
export function assertVisible<Row extends { isArchived: boolean; isVisible: boolean }>(
  row: Row | undefined,
): asserts row is Row {
  if (row?.isArchived) throw new Problem('poi_gone');
  if (!row?.isVisible) throw new Problem('poi_not_found');
}
