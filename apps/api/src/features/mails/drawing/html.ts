const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that may be sent as it is. Only the tag below makes it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | null | undefined | readonly Value[];

function render(value: Value): string {
  if (value === undefined || value === null) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
  return value.map(render).join('');
}

/** Markup with values in it: whatever is not markup already is escaped; lists are put one after the other, nothing for null. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.map((part, index) => part + render(values[index])).join(''));
}
