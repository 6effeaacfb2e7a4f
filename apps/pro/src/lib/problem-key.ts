import { ApiProblem } from '@parages/contracts/api-problem';

/**
 * The key, among the texts of refusals, of the code with which the service refused; `other` for every other error:
 * `t(`problems.${problemKey(texts.problems, error)}`)`.
 */
export function problemKey<T extends { other: string }>(
  texts: T,
  error: unknown,
): keyof T & string {
  const isKey = (code: string): code is keyof T & string => Object.hasOwn(texts, code);
  return error instanceof ApiProblem && isKey(error.code) ? error.code : 'other';
}
