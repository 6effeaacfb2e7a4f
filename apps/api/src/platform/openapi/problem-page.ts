import { type ProblemCode, problems } from '@parages/contracts/vocabulary/problems';
import { escapeMarkup } from '@parages/contracts/vocabulary/text/escape-markup';
import { problemExample } from './describe-document.ts';
import { listOperations, type OpenapiDocument } from './json-schema.ts';

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);

const answers = ({ responses }: ReturnType<typeof listOperations>[number], code: string): boolean =>
  Object.values(responses).some(({ description = '' }) => description.split(', ').includes(code));

/** The page of a problem's `type`, in plain HTML: what it means, an example, who answers it. */
export function problemPage(code: ProblemCode, document: OpenapiDocument): string {
  const { status, title } = problems[code];
  const example = JSON.stringify(problemExample(code).value, null, 2);
  const operations = listOperations(document)
    .filter((operation) => answers(operation, code))
    .map(
      ({ operationId, summary = '' }) =>
        `<li><code>${operationId}</code>: ${escapeMarkup(summary)}</li>`,
    );
  const list = operations.length === 0 ? '' : `<h2>Operations</h2><ul>${operations.join('')}</ul>`;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${code}</title></head><body>`,
    `<main><h1><code>${code}</code></h1><p>${escapeMarkup(title)}</p><p>HTTP status: ${status}</p>`,
    `<h2>Example</h2><pre>${escapeMarkup(example)}</pre>${list}`,
    '<p><a href="/api/docs">Documentation of the API</a></p></main></body></html>',
  ].join('');
}
