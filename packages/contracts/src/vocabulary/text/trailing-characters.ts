/** The text without the given characters at its end. A pattern that ends a run with `$` reads the run once per character of it. */
export function withoutTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
