import {
  agendaLimits,
  agendaScriptPath,
  embeddedPrefix,
} from '@parages/contracts/vocabulary/search/agenda';
import type { GuideSection } from './guide-blocks.ts';

export const widgetSection: GuideSection = {
  id: 'widget',
  title: 'Widget and poster',
  blocks: [
    {
      text: 'Any page shows a list with one script and one element; no account and no key are needed. The text inside the element is what visitors see without scripts, and until the events are there.',
    },
    {
      code: `<script type="module" src="$ORIGIN${agendaScriptPath}"></script>
<parages-agenda town="tours" theme="concerts" limit="5">
  <a href="$ORIGIN/ville/tours/category/concerts">Concerts</a>
</parages-agenda>`,
    },
    {
      rows: [
        ['Attribute', 'What'],
        ['`town`, `theme`, `organiser`, `venue`', 'slugs, as in the addresses of the pages'],
        ['`when`', 'with `town`: `aujourd-hui`, `demain` or `ce-week-end`'],
        [
          '`dates`, `dist`, `price`, `opts`, `part`, `age`, `q`',
          'filters of the list, not of a venue or an organiser',
        ],
        [
          '`limit`',
          `number of events: ${agendaLimits.defaultEvents} without it, ${agendaLimits.events} at most`,
        ],
        ['`lang`', '`fr` or `en`'],
        ['`scheme`', '`auto`, `light` or `dark`'],
        ['`accent`', 'a colour, `#rrggbb`; it is changed where texts would not be readable'],
        ['`pictures`', '`none` leaves them out'],
        ['`heading`', 'level of the title, 1 to 5; events have the next one'],
      ],
    },
    {
      text: 'Custom properties change the look: `--parages-paper`, `--parages-ink`, `--parages-soft`, `--parages-line`, `--parages-accent`, `--parages-focus`, `--parages-radius`, `--parages-font`, `--parages-heading-font`; so do the parts `agenda`, `title`, `list`, `event`, `picture`, `date`, `link`, `facts`, `state`, `more`, `message` and `retry` with `::part()`. The font is that of your page.',
    },
    {
      text: `A content security policy needs \`script-src\`, \`connect-src\` and \`img-src\` with this origin, and no exception for styles. Where scripts are not allowed, frame \`${embeddedPrefix}\` and the path of a list, with the same names in the query string: \`frame-src\` with this origin is enough.`,
    },
    {
      code: `<iframe src="$ORIGIN${embeddedPrefix}/ville/tours/category/concerts?limit=5" title="Concerts" width="100%" height="640" loading="lazy"></iframe>`,
    },
    {
      text: '`v1` in the address of the script is its version. Attributes, properties and parts are added without notice and never change their meaning; a change that breaks pages gets a new address, and the former one stays for a year at least. Browsers keep the script for an hour: name no `integrity`.',
    },
    {
      text: 'The address of a list and `.pdf` is a poster for seven days: one page of A4 with a QR code for the list and for each event. Organisers make the lines and the poster of a list on their site.',
    },
  ],
};
