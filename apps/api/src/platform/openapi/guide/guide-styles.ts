/** The colours of `packages/ui/src/tokens`, which the service does not import. */
export const guideStyles = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#1c1815, #f3ebdf); --soft: light-dark(#4a423b, #d3c8ba);
  --paper: light-dark(#fbf6ee, #191512); --deep: light-dark(#f3eadb, #28221c);
  --surface: light-dark(#ffffff, #221d19); --line: light-dark(#e2d6c4, #40372f);
  --accent: light-dark(#a12512, #ffa48e); --glow: light-dark(#ffd95a, #5e4c0d);
  --focus: light-dark(#1d4fd8, #8fb1ff);
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1.5rem; }
body { margin: 0; font: 1.0625rem/1.6 "Figtree Variable", Figtree, "Segoe UI", Arial, sans-serif; background: var(--paper); color: var(--ink); overflow-wrap: break-word; }
h1, h2, h3, .brand { font-family: "Bricolage Grotesque", Figtree, "Segoe UI", Arial, sans-serif; line-height: 1.15; letter-spacing: -.015em; }
a { color: var(--accent); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
header { background: var(--glow); border-bottom: 1px solid var(--line); }
header > div, .columns { max-width: 80rem; margin: 0 auto; padding: 0 1.25rem; }
header > div { padding-top: 1.5rem; padding-bottom: 2.5rem; }
header a { color: var(--ink); }
.brand { display: inline-flex; align-items: center; gap: .6rem; font-size: 1.375rem; font-weight: 700; text-decoration: none; }
h1 { font-size: clamp(2.25rem, 1.6rem + 2.6vw, 3.5rem); margin: 2rem 0 .5rem; max-width: 20ch; }
.lead { font-size: 1.25rem; margin: 0 0 1.5rem; max-width: 42rem; }
.doors { display: flex; flex-wrap: wrap; gap: .75rem; list-style: none; margin: 0; padding: 0; }
.doors a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: .35rem 1.15rem; border: 2px solid var(--ink); border-radius: 999px; font-weight: 600; text-decoration: none; }
.doors li:first-child a { background: var(--ink); color: var(--paper); }
nav ul { list-style: none; margin: 0; padding: 1rem 0; display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
nav a { display: block; padding: .5rem 0; color: var(--soft); text-decoration: none; }
nav a:hover { color: var(--accent); text-decoration: underline; }
main { max-width: 48rem; padding-bottom: 4rem; min-width: 0; }
h2 { margin: 3rem 0 .75rem; font-size: clamp(1.5rem, 1.3rem + 1vw, 2rem); }
h3 { margin: 2rem 0 .5rem; font-size: 1.1875rem; }
code, pre { font-family: ui-monospace, "Cascadia Mono", Consolas, monospace; font-size: .875em; }
code { background: var(--deep); padding: .1em .35em; border-radius: 5px; }
pre { background: var(--surface); border: 1px solid var(--line); border-left: 4px solid var(--glow); border-radius: 12px; padding: 1rem 1.15rem; overflow-x: auto; line-height: 1.5; }
pre code { background: none; padding: 0; }
.scroll { overflow-x: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th { background: var(--deep); }
th, td { text-align: left; vertical-align: top; padding: .65rem 1rem; border-bottom: 1px solid var(--line); }
tr:last-child td { border-bottom: 0; }
ol { list-style: none; counter-reset: step; margin: 1.5rem 0; padding: 0; }
ol > li { counter-increment: step; position: relative; padding: 0 0 .75rem 3rem; }
ol > li::before { content: counter(step); position: absolute; left: 0; top: .1rem; width: 2rem; height: 2rem; border-radius: 999px; background: var(--glow); font-weight: 700; text-align: center; line-height: 2rem; }
ol > li > p:first-child { margin-top: 0; }
@media (min-width: 64rem) {
  .columns { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 4rem; }
  nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding-top: 2.5rem; }
  nav ul { display: block; }
  main { padding-top: .5rem; }
}
`;

/** The mark of the product, as `packages/ui/src/logo` draws it. */
export const guideMark =
  '<svg aria-hidden="true" width="36" height="36" viewBox="0 0 40 40" fill="none"><circle cx="20" cy="20" r="20" fill="#fbf6ee"/><path d="M20 5a15 15 0 0 1 15 15M20 35A15 15 0 0 1 5 20" stroke="#1c1815" stroke-width="3" stroke-linecap="round"/><path d="M20 28.5c-4.6-4-7-7.2-7-10.7a7 7 0 0 1 14 0c0 3.5-2.4 6.7-7 10.7z" fill="#c8321c"/><circle cx="20" cy="17.8" r="2.6" fill="#ffd95a"/></svg>';
