/**
 * Removes the given characters from the end of a text. A loop, because a pattern that ends with `$`
 * rescans a run once per character.
 */
export function withoutTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
