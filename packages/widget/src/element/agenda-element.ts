import { agendaSheet } from '../look/agenda-sheet.ts';
import { agendaWords, viewAgenda } from '../view/view-agenda.ts';
import { node, type ViewNode } from '../view/view-node.ts';
import { fetchAgenda } from './agenda.queries.ts';
import { agendaRequest, attributeNames } from './agenda-request.ts';
import { toDom } from './to-dom.ts';

/** `origin`: of the site whose lists are shown. `rules`: the text of `agenda.css`. */
export type AgendaSource = { origin: string; rules: string };

/**
 * The element `<parages-agenda>`. Its fallback content is visible until events are shown. Its style
 * sheet is constructed, since content policies of pages forbid style elements and attributes.
 */
export abstract class AgendaElement extends HTMLElement {
  static readonly observedAttributes = attributeNames;

  protected abstract readonly source: AgendaSource;
  readonly #shown = document.createElement('div');
  readonly #status = document.createElement('p');
  readonly #sheet = new CSSStyleSheet();
  #loading: AbortController | undefined;
  #isDue = false;

  constructor() {
    super();
    const frame = document.createElement('div');
    frame.className = 'agenda';
    frame.setAttribute('part', 'agenda');
    this.#status.className = 'hidden';
    this.#status.setAttribute('role', 'status');
    frame.append(this.#status, this.#shown);
    const tree = this.attachShadow({ mode: 'open' });
    tree.adoptedStyleSheets = [this.#sheet];
    tree.append(frame);
  }

  connectedCallback(): void {
    this.#loadSoon();
  }

  disconnectedCallback(): void {
    this.#loading?.abort();
  }

  attributeChangedCallback(): void {
    this.#loadSoon();
  }

  // A script that sets five attributes causes one request.
  #loadSoon(): void {
    if (this.#isDue || !this.isConnected) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.isConnected) void this.#load();
    });
  }

  async #load(): Promise<void> {
    this.#loading?.abort();
    const loading = new AbortController();
    this.#loading = loading;
    const { path, look } = agendaRequest((name) => this.getAttribute(name));
    const { limit, locale } = look.options;
    const words = agendaWords[locale];
    this.#sheet.replaceSync(agendaSheet(this.source.rules, look.options));
    this.#shown.lang = locale;
    this.#status.lang = locale;
    this.#status.textContent = words.loading;
    if (this.#shown.childElementCount === 0) this.#show([node('slot')]);
    const address = this.source.origin + path;
    const answer = await fetchAgenda(address, limit, loading.signal).catch(() => null);
    // An abort that follows the answer does not reject it.
    if (answer === null || loading.signal.aborted) return;
    if ('fault' in answer) return this.#refuse(words[answer.fault], words.retry);
    this.#show(viewAgenda(answer.agenda, look));
    this.#status.textContent = words.loaded(answer.agenda.events.length);
  }

  #refuse(text: string, retry: string): void {
    this.#status.textContent = '';
    this.#show([
      node('p', { part: 'message', class: 'message', role: 'alert' }, [text]),
      node('slot'),
      node('button', { type: 'button', part: 'retry' }, [retry]),
    ]);
    this.#shown.querySelector('button')?.addEventListener('click', () => {
      // The button goes away: the focus stays in the component.
      this.#shown.tabIndex = -1;
      this.#shown.focus();
      void this.#load();
    });
  }

  #show(nodes: readonly ViewNode[]): void {
    this.#shown.replaceChildren(...nodes.map(toDom));
  }
}
