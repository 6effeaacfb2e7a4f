import type { Words } from '../../lib/i18n/i18n.ts';
import type { storyFr } from './story.fr.ts';

export const storyEn: Words<typeof storyFr> = {
  kicker: 'Our story',
  title: 'What happens round the corner deserves to be known',
  lead: 'A concert in a barn, a flea market along the quay, a tale told in a library: most of these moments are a few kilometres from home, and we hear of them the day after.',
  description: 'Where {{name}} comes from: the wish to know what is on nearby before it is over.',
  start: {
    title: 'A very simple question',
    text: 'It all starts with a question everyone asks on a Friday evening: “what are we doing this weekend?”. The answers exist. They are on a poster, in the town newsletter, on a club’s page, in the calendar of a tourist office. They are hardly ever in the same place.\n\n{{name}} brings them together and sorts them the way you look for them: by place, distance and date. In French, “dans les parages” is an old way of saying “not far”. It is also the whole idea.',
  },
  sources: {
    title: 'Open data, and people who make things happen',
    text: 'Some events come from public open data, such as DATAtourisme and OpenAgenda. Others come from the organisers themselves: publishing is free, and every page says where its information comes from and when it was updated.\n\nA farm, a theatre company or a town hall has the same place here as a big venue.',
  },
  towns: {
    title: 'From the Loire to your door',
    text: 'Our first five towns are Tours, Le Mans, Orléans, Angers and Poitiers. But the search knows every town and village of France: if something is on near yours, you will see it.',
  },
  you: {
    title: 'What comes next?',
    text: 'It is written with the people who use it. A wrong date, an idea, something that annoys you: at the foot of each page a link brings us your thoughts, together with the page they are about.',
  },
  why: 'Why {{name}}',
  begin: 'Start now',
};
