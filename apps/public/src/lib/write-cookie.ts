/** Sets a cookie that the server reads too; an age of 0 deletes it. */
export function writeCookie(name: string, value: string, ageS: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const attributes = `Max-Age=${ageS}; Path=/; SameSite=Lax${secure}`;
  // The Cookie Store API writes asynchronously: a loader of the navigation that follows a choice would
  // read the former value.
  // biome-ignore lint/suspicious/noDocumentCookie: only this property writes at once.
  document.cookie = `${name}=${value}; ${attributes}`;
}
