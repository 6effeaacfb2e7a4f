import { type Html, html } from './html.ts';

// Copied from packages/ui/src/tokens/color.ts (a test compares them), because mails cannot load
// style sheets.
export const mailColors = {
  ink: '#1c1815',
  inkSoft: '#4a423b',
  inkMuted: '#6a6057',
  paper: '#fbf6ee',
  surface: '#ffffff',
  line: '#e2d6c4',
  accent: '#c8321c',
  accentDeep: '#a12512',
  highlight: '#ffd95a',
} as const;
const { ink, inkSoft, inkMuted, paper, surface, line, accent, accentDeep, highlight } = mailColors;

const text = 'font-family:Figtree,Helvetica,Arial,sans-serif';
const title =
  "font-family:'Bricolage Grotesque',Figtree,Helvetica,Arial,sans-serif;font-weight:800";

/** Style attributes, because some mail programs remove style elements. */
export const look = {
  page: `margin:0;padding:0;background-color:${paper};color:${ink};${text}`,
  around: 'max-width:560px;margin:0 auto;padding:24px 16px 32px',
  hidden:
    'display:none;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden',
  above: 'margin:0 0 16px',
  brand: `font-size:26px;line-height:32px;letter-spacing:-1px;color:${ink};text-decoration:none;${title}`,
  point: `display:inline-block;width:12px;height:12px;margin-right:8px;border:8px solid ${highlight};border-radius:14px;background-color:${accent};vertical-align:-5px`,
  card: `background-color:${surface};border:1px solid ${line};border-radius:20px;padding:28px 24px`,
  heading: `margin:0 0 16px;font-size:28px;line-height:34px;letter-spacing:-0.5px;color:${ink};overflow-wrap:break-word;${title}`,
  subheading: `margin:24px 0 12px;font-size:20px;line-height:26px;color:${ink};overflow-wrap:break-word;${title}`,
  sectionFoot: `margin:0 0 16px;font-size:14px;line-height:20px;color:${inkMuted}`,
  paragraph: `margin:0 0 16px;font-size:17px;line-height:26px;color:${inkSoft};overflow-wrap:break-word`,
  entry: `margin:0 0 16px;padding:0 0 0 14px;border-left:4px solid ${highlight};font-size:17px;line-height:24px;overflow-wrap:break-word`,
  entryTitle: `color:${ink};font-weight:700;text-decoration:underline;text-decoration-color:${accent};text-underline-offset:3px`,
  entryDetail: `display:block;font-size:15px;line-height:22px;color:${inkMuted}`,
  quote: `margin:0 0 16px;padding:14px 16px;background-color:${paper};border-radius:12px;font-size:17px;line-height:26px;color:${ink};white-space:pre-wrap;overflow-wrap:anywhere`,
  action: 'margin:24px 0 8px',
  button: `display:inline-block;padding:14px 24px;border-radius:999px;background-color:${accent};color:${surface};font-size:17px;line-height:22px;font-weight:700;text-decoration:none;${text}`,
  small: `margin:16px 0 0;font-size:14px;line-height:20px;color:${inkMuted};overflow-wrap:anywhere`,
  link: `color:${accentDeep};text-decoration:underline`,
  foot: `margin:20px 8px 0;font-size:13px;line-height:20px;color:${inkMuted}`,
} as const;

const dark = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:#14110f!important}
.card{background-color:#221d19!important;border-color:#3d342c!important}
.ink,.brand{color:#f6efe4!important}
.soft{color:#d9cfc1!important}
.muted{color:#b5a998!important}
.quote{background-color:#2e2721!important;color:#f6efe4!important}
.link{color:#ff9f87!important}
}
@media (min-width:600px){.card{padding:40px!important}}
`.trim();

export const mailHead = (subject: string): Html => html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${dark}</style>
</head>`;
