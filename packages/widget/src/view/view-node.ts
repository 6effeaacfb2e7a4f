import { escapeMarkup } from '@parages/contracts/vocabulary/text/escape-markup';

/** An element to be, without the means to write markup: text and attributes alone. */
export type ViewNode = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (ViewNode | string)[];
};

export const node = (
  tag: string,
  attributes: ViewNode['attributes'] = {},
  children: ViewNode['children'] = [],
): ViewNode => ({ tag, attributes, children });

const withoutEnd = new Set(['img', 'meta', 'link', 'hr']);

export function toHtml(view: ViewNode | string): string {
  if (typeof view === 'string') return escapeMarkup(view);
  const { tag, attributes, children } = view;
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');
  const end = withoutEnd.has(tag) ? '' : `${children.map(toHtml).join('')}</${tag}>`;
  return `<${tag}${written}>${end}`;
}
