import type { Words } from '../../lib/i18n/i18n.ts';
import type { legalFr } from './legal.fr.ts';

export const legalEn: Words<typeof legalFr> = {
  kicker: 'Legal notice',
  title: 'Who publishes this site',
  lead: 'What the law asks us to say, and where the information you read here comes from.',
  description: 'Legal notice of {{name}}: publisher, host, sources of the data and licences.',
  publisher: 'Publisher',
  director: 'Publication director',
  address: 'Address',
  email: 'Email',
  host: 'Host',
  hostAddress: 'Address of the host',
  unknown: 'Not given by the operator of this site',
  content: {
    title: 'The events',
    text: 'Events are described by their organisers or come from open sources; each page names its own. A date may change after the last update: check with the organiser before a long journey.\n\nA mistake, or something you think is unlawful? Write to us from the page itself: the link is at the bottom.',
  },
  data: {
    title: 'Data and licences',
    text: '- Events and places: DATAtourisme (Licence Ouverte 2.0) and OpenAgenda (licence stated by each agenda)\n- Towns: INSEE, IGN, Etalab, API Découpage administratif (Licence Ouverte 2.0)\n- Town centres: GeoNames (CC BY 4.0)\n- Background map: IGN; failing that, our own drawing after INSEE, IGN, Etalab and Sandre (Licence Ouverte 2.0) and Natural Earth (public domain)\n- Map library: Leaflet (BSD 2-clause) and react-leaflet (Hippocratic License 2.1)\n- Typefaces: Bricolage Grotesque and Figtree (SIL Open Font License)',
  },
  pictures: {
    title: 'Pictures',
    text: 'The credit and licence of a photograph are shown on the page of the event. Where there is no photograph, the illustration is drawn by us.',
  },
  rights: {
    title: 'Intellectual property',
    text: 'The name {{name}}, the layout and the illustrations may not be reused without permission. Texts and photographs of events belong to their authors.',
  },
  privacy: 'Privacy policy',
  contact: 'Write to us',
};
