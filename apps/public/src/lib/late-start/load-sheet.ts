/** Loads a sheet into the cache of the browser, unless the document has it; rejects when it is lost. */
export async function loadSheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const { ok, statusText } = await fetch(href);
  if (!ok) throw new TypeError(`${href}: ${statusText}`);
}
