/**
 * The `<meta>` elements by which the service gives this installation its settings; none in
 * development, where Vite serves the document.
 */
export const settingsOf = (name: string): HTMLMetaElement[] =>
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`)];

export const settingOf = (name: string): string | undefined => settingsOf(name)[0]?.content;
