// What a visitor asks of a page. Everything else in a query string (a campaign's mark, the length of a list) leaves the page what it is.
const questions = ['opts', 'dates', 'coords', 'dist', 'sort', 'q', 'place'];

/** Whether a query string filters or sorts: such an address is one of thousands, and search engines are asked not to keep it. */
export function isFiltered(search: string): boolean {
  const params = new URLSearchParams(search);
  return questions.some((name) => params.has(name));
}
