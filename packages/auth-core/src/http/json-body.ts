import { CoreRefusal } from '../core-refusal.ts';

// Levels of nesting, far below the few thousand at which PostgreSQL and JSON.stringify fail.
const maxDepth = 64;

const loneSurrogate = /\p{Cs}/u;
const isKept = (text: string): boolean => !text.includes('\0') && !loneSurrogate.test(text);

/** Iterative, because recursion could overflow the stack. */
function isStorable(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth || !level.every((one) => typeof one !== 'string' || isKept(one)))
      return false;
    const holders = level.filter((one): one is object => typeof one === 'object' && one !== null);
    if (!holders.every((holder) => Array.isArray(holder) || Object.keys(holder).every(isKept)))
      return false;
    level = holders.flatMap((holder) => Object.values(holder));
  }
  return true;
}

/**
 * Parses the JSON object of a body; an empty body gives an empty object. @throws {CoreRefusal} 400
 * for anything else, for more than 64 levels, and for texts that PostgreSQL cannot store
 */
export function readJsonBody(text: string): object {
  let body: unknown;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new CoreRefusal(400, 'Invalid Json Input');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body) || !isStorable(body))
    throw new CoreRefusal(400, 'Invalid Json Input');
  return body;
}
