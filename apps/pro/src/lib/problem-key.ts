import { ApiProblem, isRefusal } from '@parages/contracts/api-problem';

/**
 * Text key of an API refusal’s error code; `other` for an unknown code and for any other error:
 * `t(`problems.${problemKey(texts.problems, error)}`)`.
 */
export function problemKey<T extends { other: string }>(
  texts: T,
  error: unknown,
): keyof T & string {
  const isKey = (code: string): code is keyof T & string => Object.hasOwn(texts, code);
  return error instanceof ApiProblem && isKey(error.code) ? error.code : 'other';
}

export const refusalKey = <Key extends string>(
  keys: { readonly [code: string]: Key },
  error: unknown,
): Key | undefined =>
  isRefusal(error) && Object.hasOwn(keys, error.code) ? keys[error.code] : undefined;
