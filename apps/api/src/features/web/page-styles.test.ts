import { describe, expect, it } from 'vitest';
import { readPageStyles } from './page-styles.ts';

const rulesFor = (css: string, classes: string) =>
  readPageStyles(css).rulesFor(`<p class="${classes}">`);

describe('the rules a page needs', () => {
  it.each([
    ['a rule of its class', '.a{color:red}', 'x a', '.a{color:red}'],
    ['none of another', '.b{color:red}', 'a', ''],
    ['none that asks for a class more', '.a .b{color:red}.a.b{color:red}', 'a', ''],
    ['a name as a whole', '._a_1{color:red}', '_a_12', ''],
    [
      'what asks for no class',
      'h1,p:hover,[data-x=".b"]{color:red}',
      'a',
      'h1,p:hover,[data-x=".b"]{color:red}',
    ],
    ['a rule of one selector that may match', '.b,.a{color:red}', 'a', '.b,.a{color:red}'],
    [
      'a rule against a class it has not',
      '.a:not(.b,.c:hover){color:red}',
      'a',
      '.a:not(.b,.c:hover){color:red}',
    ],
    [
      'a rule that leaves a choice',
      ':is(.a,.b):has(:where(.c,.d)) p{color:red}',
      'a',
      ':is(.a,.b):has(:where(.c,.d)) p{color:red}',
    ],
    [
      'states and attributes',
      '.a[data-on]:focus-visible::after{content:"}"}',
      'a',
      '.a[data-on]:focus-visible::after{content:"}"}',
    ],
    [
      'a name with an escape, as it is meant',
      '.w\\:b{color:red}.w{color:red}',
      'w:b',
      '.w\\:b{color:red}',
    ],
    ['no comment', '.a{color:red}/* .b{} */', 'a', '.a{color:red}'],
    ['declarations without a block', '@layer a,b;.b{color:red}', 'a', '@layer a,b;'],
    [
      'what is no rule',
      '@font-face{src:url("a;}b")}@property --x{syntax:"*"}',
      '',
      '@font-face{src:url("a;}b")}@property --x{syntax:"*"}',
    ],
  ])('%s', (_what, css, classes, rules) => expect(rulesFor(css, classes)).toBe(rules));

  it('of a group those that are needed, and no empty group', () => {
    const css =
      '@media (width>=40rem){.a{x:y}.b{x:y}@supports (x:y){.b{x:y}}}@media print{.b{x:y}}';
    expect(rulesFor(css, 'a')).toBe('@media (width>=40rem){.a{x:y}}');
  });

  it('animations that they name', () => {
    const css =
      '@keyframes late{0%{opacity:0}}.a{animation:late 1s}@keyframes early{0%{opacity:0}}.b{animation:early 1s}';
    expect(rulesFor(css, 'a')).toBe('.a{animation:late 1s}@keyframes late{0%{opacity:0}}');
  });

  it('in the order of the sheet, whatever that of the page', () => {
    const css = '.a{x:1}.b{x:2}@media print{.a{x:3}}.a{x:4}';
    expect(rulesFor(css, 'b a')).toBe(css);
    expect(rulesFor(css, 'a b')).toBe(css);
  });

  it('of a page that has every class, all of them', () => {
    const css = 'html{x:y}.a{x:y}.a .b:hover,.c{x:y}@media (width<40rem){.c{x:y}}';
    expect(rulesFor(css, 'a b c')).toBe(css);
  });
});
