import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Answer } from '../client/client.ts';
import type { Operation } from './operations.ts';

const key = 'contract';
const escapeSegment = (segment: string): string =>
  encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'));
const problemType = 'application/problem+json';

const typeOf = (answer: Answer): string =>
  (answer.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const codeOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
    ? body.code
    : '';

/** @returns an empty string for anything other than a problem document */
export const problemCode = (answer: Answer): string =>
  typeOf(answer) === problemType ? codeOf(parse(answer.text)) : '';

export function isUndeclaredFailure(answer: Answer): boolean {
  if (answer.status < 500) return false;
  // oEmbed demands 501 for a format that the service does not write.
  if (answer.status === 501 && problemCode(answer) === 'format_unsupported') return false;
  return (
    answer.status !== 503 ||
    answer.headers['retry-after'] === undefined ||
    problemCode(answer) === ''
  );
}

/** @returns undefined when the contract declares the answer */
export type JudgeAnswer = (operation: Operation, answer: Answer) => string | undefined;

export function answerJudge(document: object): JudgeAnswer {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema(document as AnySchemaObject, key);
  const faultOf = (pointer: string, body: unknown): string | undefined => {
    const validate = ajv.getSchema(`${key}#${pointer}`);
    if (validate === undefined) return `no schema at ${pointer}`;
    return validate(body) ? undefined : ajv.errorsText(validate.errors);
  };
  return (operation, answer) => {
    const declared = operation.statuses.get(answer.status);
    if (declared === undefined)
      return `status ${answer.status} is not declared (${problemCode(answer)})`;
    const type = typeOf(answer);
    if (declared.contents.length === 0)
      return answer.text === '' ? undefined : 'a body where none is declared';
    if (answer.status < 400 && answer.text === '' && type === '') return undefined;
    if (!declared.contents.includes(type))
      return `content type ${type || 'absent'} is not declared for ${answer.status}`;
    if (type !== problemType && type !== 'application/json') return undefined;
    const body = parse(answer.text);
    if (body === undefined) return 'the body is not JSON';
    if (type === problemType && !declared.codes.includes(codeOf(body)))
      return `code ${codeOf(body)} is not declared for ${answer.status}`;
    const { path, method } = operation;
    const response = [
      '',
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      String(answer.status),
      'content',
      type,
      'schema',
    ];
    return faultOf(response.map(escapeSegment).join('/'), body);
  };
}

/** Whether a bulk was answered with a problem for each of its items. */
export function refusesEach(answer: Answer): boolean {
  const body = answer.status === 200 ? parse(answer.text) : undefined;
  const hasItems = typeof body === 'object' && body !== null && 'items' in body;
  const items: unknown[] = hasItems && Array.isArray(body.items) ? body.items : [];
  const isRefused = (item: unknown): boolean =>
    typeof item === 'object' && item !== null && 'problem' in item && item.problem !== null;
  return items.length > 0 && items.every(isRefused);
}

export const isProblemDocument = (answer: Answer): boolean => problemCode(answer) !== '';
