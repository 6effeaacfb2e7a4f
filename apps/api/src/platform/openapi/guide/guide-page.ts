import { createHash } from 'node:crypto';
import { escapeMarkup } from '@parages/contracts/vocabulary/text/escape-markup';
import type { GuideBlock, GuideSection } from './guide-blocks.ts';
import { guideSections } from './guide-sections.ts';
import type { GuideStep } from './guide-steps.ts';
import { guideMark, guideStyles } from './guide-styles.ts';

export const guidePath = '/api/docs';
export const referencePath = '/api/docs/reference';

// The page runs no script and loads nothing; its styles follow the scheme of the system.
const styleHash = createHash('sha256').update(guideStyles).digest('base64');
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

function stepItem(step: GuideStep, label: string): string {
  const { operationId, tag, method, path, body, says } = step;
  const request = [`${method} ${path}`, ...(body ? [JSON.stringify(body, null, 2)] : [])];
  const link = `<a href="${referenceOf(tag, operationId)}">Try <code>${operationId}</code></a>`;
  return `<li>${paragraph(says)}${codeBlock(label, request.join('\n\n'))}<p>${link}</p></li>`;
}

const isStep = (one: GuideBlock | undefined): boolean => one !== undefined && 'step' in one;

/** `number`: the position of the block in its section, which gives each landmark a name of its own. */
function block(one: GuideBlock, title: string, number: number): string {
  if ('text' in one) return paragraph(one.text);
  const name = `${title}, ${number}: `;
  if ('code' in one) return codeBlock(`${name}example`, one.code);
  return 'rows' in one
    ? table(one.rows, `${name}table`)
    : stepItem(one.step, name + one.step.operationId);
}

// Consecutive steps are one ordered list.
function section({ id, title, blocks }: GuideSection): string {
  const html = blocks
    .map((one, index) => {
      const opens = 'step' in one && !isStep(blocks[index - 1]);
      const closes = 'step' in one && !isStep(blocks[index + 1]);
      return `${opens ? '<ol>' : ''}${block(one, title, index + 1)}${closes ? '</ol>' : ''}`;
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
    `<style>${guideStyles}</style></head><body><header><div>`,
    `<a class="brand" href="/">${guideMark}Parages</a>`,
    '<h1>Build on local events</h1>',
    '<p class="lead">What happens in France, by place, distance and date: read it, or publish your own, over one REST API.</p>',
    '<ul class="doors">',
    '<li><a href="#first-event">Publish your first event</a></li>',
    `<li><a href="${referencePath}">Try every operation</a></li>`,
    '<li><a href="/api/openapi.json">OpenAPI 3.1</a></li>',
    '<li><a href="/llms.txt">llms.txt</a></li>',
    `</ul></div></header><div class="columns"><nav aria-label="Contents"><ul>${links}</ul></nav><main>`,
    ...guideSections.map(section),
    '</main></div></body></html>',
  ].join('');
}
