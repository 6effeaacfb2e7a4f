import { agendaTag } from '@parages/contracts/vocabulary/search/agenda';
import { AgendaElement, type AgendaSource } from './element/agenda-element.ts';
import rules from './look/agenda.css?inline';

const source: AgendaSource = { origin: new URL(import.meta.url).origin, rules };

// A page may load the file twice.
if (customElements.get(agendaTag) === undefined)
  customElements.define(
    agendaTag,
    class extends AgendaElement {
      protected override readonly source = source;
    },
  );
