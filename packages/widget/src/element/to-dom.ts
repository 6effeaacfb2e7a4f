import type { ViewNode } from '../view/view-node.ts';

/** Texts become text nodes: no markup of an event is ever parsed. */
export function toDom(view: ViewNode | string): Node {
  if (typeof view === 'string') return document.createTextNode(view);
  const element = document.createElement(view.tag);
  for (const [name, value] of Object.entries(view.attributes)) element.setAttribute(name, value);
  element.append(...view.children.map(toDom));
  return element;
}
