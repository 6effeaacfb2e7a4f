import { describe, expect, it } from 'vitest';
import { readPageStyles } from './page-styles.ts';

const rulesFor = (css: string, classes: string) =>
  readPageStyles(css).rulesFor(`<p class="${classes}">`);

describe('the style rules inlined in a page', () => {
  it.each([
    ['a rule of a used class', '.a{color:red}', 'x a', '.a{color:red}'],
    ['no rule of an unused class', '.b{color:red}', 'a', ''],
    ['no rule that requires an unused class too', '.a .b{color:red}.a.b{color:red}', 'a', ''],
    ['only whole class names', '._a_1{color:red}', '_a_12', ''],
    [
      'a rule without classes',
      'h1,p:hover,[data-x=".b"]{color:red}',
      'a',
      'h1,p:hover,[data-x=".b"]{color:red}',
    ],
    ['a rule with one matching selector', '.b,.a{color:red}', 'a', '.b,.a{color:red}'],
    [
      'a rule with :not() of an unused class',
      '.a:not(.b,.c:hover){color:red}',
      'a',
      '.a:not(.b,.c:hover){color:red}',
    ],
    [
      'a rule with alternatives in :is()',
      ':is(.a,.b):has(:where(.c,.d)) p{color:red}',
      'a',
      ':is(.a,.b):has(:where(.c,.d)) p{color:red}',
    ],
    [
      'rules with pseudo-classes and attributes',
      '.a[data-on]:focus-visible::after{content:"}"}',
      'a',
      '.a[data-on]:focus-visible::after{content:"}"}',
    ],
    [
      'an escaped class name, unescaped',
      '.w\\:b{color:red}.w{color:red}',
      'w:b',
      '.w\\:b{color:red}',
    ],
    ['no comment', '.a{color:red}/* .b{} */', 'a', '.a{color:red}'],
    ['at-rules without a block', '@layer a,b;.b{color:red}', 'a', '@layer a,b;'],
    [
      'at-rules such as @font-face',
      '@font-face{src:url("a;}b")}@property --x{syntax:"*"}',
      '',
      '@font-face{src:url("a;}b")}@property --x{syntax:"*"}',
    ],
  ])('include %s', (_what, css, classes, rules) => expect(rulesFor(css, classes)).toBe(rules));

  it('include only the used rules of an @media or @supports block, and omit a block without any', () => {
    const css =
      '@media (width>=40rem){.a{x:y}.b{x:y}@supports (x:y){.b{x:y}}}@media print{.b{x:y}}';
    expect(rulesFor(css, 'a')).toBe('@media (width>=40rem){.a{x:y}}');
  });

  it('include the @keyframes that the included rules name, and no others', () => {
    const css =
      '@keyframes late{0%{opacity:0}}.a{animation:late 1s}@keyframes early{0%{opacity:0}}.b{animation:early 1s}';
    expect(rulesFor(css, 'a')).toBe('.a{animation:late 1s}@keyframes late{0%{opacity:0}}');
  });

  it('keep the order of the style sheet, in any order of the classes in the page', () => {
    const css = '.a{x:1}.b{x:2}@media print{.a{x:3}}.a{x:4}';
    expect(rulesFor(css, 'b a')).toBe(css);
    expect(rulesFor(css, 'a b')).toBe(css);
  });

  it('are all included for a page that uses every class', () => {
    const css = 'html{x:y}.a{x:y}.a .b:hover,.c{x:y}@media (width<40rem){.c{x:y}}';
    expect(rulesFor(css, 'a b c')).toBe(css);
  });
});
