/** A sentence that follows a colon: French begins it with a small letter. Acronyms keep theirs. */
export const afterColon = (sentence: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(sentence)
    ? `${sentence.charAt(0).toLocaleLowerCase('fr')}${sentence.slice(1)}`
    : sentence;
