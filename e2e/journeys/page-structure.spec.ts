// Specification: §2.60 (the rules of RGAA that axe does not have)
import { expect } from '@playwright/test';
import { test } from '../fixtures/structure/structure.ts';

// One worker visits eleven pages of both sites once, for all tests of this file.
test.describe.configure({ mode: 'default' });

test.describe('on eleven kinds of pages of both sites', { tag: '@desktop' }, () => {
  test('the document declares its type, its language and one direction', ({ structure }) =>
    expect(structure.faults.documentIsDeclared).toEqual([]));

  test('no id occurs twice', ({ structure }) => expect(structure.faults.idsAreUnique).toEqual([]));

  test('each page has a title of its own, which ends with the name of the product', ({
    structure: { titles },
  }) => {
    expect(new Set(titles).size, titles.join('\n')).toBe(titles.length);
    for (const title of titles) expect(title).toMatch(/\S.*Parages/);
  });

  test('no element or attribute is there for its look alone', ({ structure }) =>
    expect(structure.faults.markupHasNoPresentation).toEqual([]));

  test('one heading of level 1 begins a hierarchy without gaps', ({ structure }) =>
    expect(structure.faults.headingsAreInOrder).toEqual([]));

  test('header, main and footer are there once, and each navigation has a name of its own', ({
    structure,
  }) => expect(structure.faults.landmarksAreNamed).toEqual([]));

  test('each link has a name that says more than "here"', ({ structure }) =>
    expect(structure.faults.linksSayWhereTheyLead).toEqual([]));

  test('a tooltip repeats the name of its control', ({ structure }) =>
    expect(structure.faults.titlesRepeatNames).toEqual([]));

  test('a drawing has a name or is hidden from screen readers, and a caption is in the figure of its picture', ({
    structure,
  }) => expect(structure.faults.drawingsAreNamedOrHidden).toEqual([]));

  test('each table has a name, and headers with their direction', ({ structure }) =>
    expect(structure.faults.tablesAreDescribed).toEqual([]));

  test('each field has a label, which is beside it', ({ structure }) =>
    expect(structure.faults.fieldsHaveTheirLabelBeside).toEqual([]));

  test('choices that belong together are in a group with a name', ({ structure }) =>
    expect(structure.faults.groupsOfFieldsAreNamed).toEqual([]));

  test('fields about the visitor declare their purpose', ({ structure }) =>
    expect(structure.faults.purposesAreDeclared).toEqual([]));

  test('no letter, digit or sign alone is a shortcut', ({ structure }) =>
    expect(structure.faults.lettersAreNoShortcuts).toEqual([]));

  test('no control changes the order of the Tab key', ({ structure }) =>
    expect(structure.faults.orderOfTabIsThatOfThePage).toEqual([]));

  test('nothing moves for more than five seconds without a button that stops it', ({ structure }) =>
    expect(structure.faults.nothingMovesForLong).toEqual([]));

  test('no style depends on the orientation of the screen', ({ structure }) =>
    expect(structure.faults.eachOrientationIsServed).toEqual([]));

  test('no style sheet writes words', ({ structure }) =>
    expect(structure.faults.stylesWriteNoWords).toEqual([]));

  test('the page sets the colours of its text and of its ground', ({ structure }) =>
    expect(structure.faults.groundsHaveTheirText).toEqual([]));

  test('the content is there without style sheets', ({ structure }) =>
    expect(structure.faults.textStaysWithoutStyles).toEqual([]));

  test('no page opens a window by itself', ({ structure }) => expect(structure.windows).toBe(1));
});
