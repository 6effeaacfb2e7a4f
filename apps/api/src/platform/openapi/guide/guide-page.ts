import { createHash } from 'node:crypto';
import { escapeMarkup } from '@parages/contracts/vocabulary/text/escape-markup';
import { type GuideBlock, type GuideSection, guideSections } from './guide-sections.ts';
import type { GuideStep } from './guide-steps.ts';

export const guidePath = '/api/docs';
export const referencePath = '/api/docs/reference';

// The page runs no script; its few styles follow the scheme of the system.
const styles = `
:root { color-scheme: light dark; --line: #8886; --soft: #8881; --link: light-dark(#0b57a4, #8ec5ff); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; background: Canvas; color: CanvasText; overflow-wrap: break-word; }
main, header { max-width: 46rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.5rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { margin: 3rem 0 .75rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 1.4rem; }
h3 { margin: 2rem 0 .5rem; font-size: 1.05rem; }
a { color: var(--link); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 1rem 0 0; padding: 0; }
code, pre { font-family: ui-monospace, Consolas, monospace; font-size: .875em; }
code { background: var(--soft); padding: .1em .3em; border-radius: 4px; }
pre { background: var(--soft); border: 1px solid var(--line); border-radius: 8px; padding: .9rem 1rem; overflow-x: auto; }
pre code { background: none; padding: 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); }
main { padding-bottom: 4rem; }
ol { padding-left: 1.4rem; }
li > pre { margin-top: .5rem; }
`;

const styleHash = createHash('sha256').update(styles).digest('base64');
/** The page loads nothing, and has the style above alone. */
export const guidePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const inline = (text: string): string =>
  escapeMarkup(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const paragraph = (text: string): string => `<p>${inline(text)}</p>`;
const codeBlock = (label: string, code: string): string =>
  `<pre tabindex="0" role="region" aria-label="${escapeMarkup(label)}"><code>${escapeMarkup(code)}</code></pre>`;

function table([heading = [], ...rows]: readonly (readonly string[])[], label: string): string {
  const head = heading.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`)
    .join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeMarkup(label)}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** The operation in Swagger UI, where it can be tried. */
const referenceOf = (tag: string, operationId: string): string =>
  `${referencePath}#/${encodeURIComponent(tag)}/${operationId}`;

function stepItem({ operationId, tag, method, path, body, says }: GuideStep): string {
  const request = [`${method} ${path}`, ...(body ? [JSON.stringify(body, null, 2)] : [])];
  const link = `<a href="${referenceOf(tag, operationId)}">Try <code>${operationId}</code></a>`;
  return `<li>${paragraph(says)}${codeBlock(operationId, request.join('\n\n'))}<p>${link}</p></li>`;
}

const isStep = (one: GuideBlock | undefined): boolean => one !== undefined && 'step' in one;

function block(one: GuideBlock, title: string): string {
  if ('text' in one) return paragraph(one.text);
  // Each landmark has a name of its own.
  if ('code' in one) return codeBlock(`${title}: example`, one.code);
  return 'rows' in one ? table(one.rows, `${title}: table`) : stepItem(one.step);
}

// Consecutive steps are one ordered list.
function section({ id, title, blocks }: GuideSection): string {
  const html = blocks
    .map((one, index) => {
      const opens = 'step' in one && !isStep(blocks[index - 1]);
      const closes = 'step' in one && !isStep(blocks[index + 1]);
      return `${opens ? '<ol>' : ''}${block(one, title)}${closes ? '</ol>' : ''}`;
    })
    .join('');
  return `<section aria-labelledby="${id}"><h2 id="${id}">${escapeMarkup(title)}</h2>${html}</section>`;
}

/** The guide for integrators, a page of plain HTML. */
export function guidePage(): string {
  const links = guideSections
    .map(({ id, title }) => `<li><a href="#${id}">${escapeMarkup(title)}</a></li>`)
    .join('');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>API of Parages</title>',
    '<meta name="description" content="How to read and publish local events with the API of Parages.">',
    `<style>${styles}</style></head><body><header><h1>API of Parages</h1>`,
    '<p>Local events of France by place, distance and date: read them, or publish your own.</p>',
    `<p><a href="${referencePath}">All operations, to try</a> · <a href="/api/openapi.json">OpenAPI 3.1 document</a> · <a href="/llms.txt">llms.txt</a></p>`,
    `<nav aria-label="Contents"><ul>${links}</ul></nav></header><main>`,
    ...guideSections.map(section),
    '</main></body></html>',
  ].join('');
}
