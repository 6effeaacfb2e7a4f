/**
 * `list`: the records begin after `offset` characters. `documents`: consecutive JSON documents of
 * several lines each.
 */
export type Layout = { kind: 'lines' } | { kind: 'list'; offset: number } | { kind: 'documents' };

const listKey = /^"(?:events|results|records|@graph)"\s*:\s*\[/;

const skipText = (head: string, from: number): number => {
  let position = from + 1;
  while (position < head.length && head[position] !== '"')
    position += head[position] === '\\' ? 2 : 1;
  return position + 1;
};

function findList(head: string, from: number): number | undefined {
  let depth = 0;
  let position = from;
  while (position < head.length) {
    const char = head[position];
    if (char === '"') {
      const key = depth === 1 ? listKey.exec(head.slice(position, position + 60)) : null;
      if (key !== null) return position + key[0].length;
      position = skipText(head, position);
      continue;
    }
    if (char === '{' || char === '[') depth += 1;
    if (char === '}' || char === ']') depth -= 1;
    if (depth === 0) return undefined;
    position += 1;
  }
  return undefined;
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

export function detectLayout(head: string): Layout {
  const from = head.search(/\S/);
  if (from < 0) return { kind: 'lines' };
  if (head[from] === '[') return { kind: 'list', offset: from + 1 };
  if (head[from] !== '{') return { kind: 'lines' };
  const list = findList(head, from);
  if (list !== undefined) return { kind: 'list', offset: list };
  const [first = '', second] = head.slice(from).split('\n', 2);
  if (second === undefined || /^\s*(\{|$)/.test(second) || isJson(first)) return { kind: 'lines' };
  return { kind: 'documents' };
}
