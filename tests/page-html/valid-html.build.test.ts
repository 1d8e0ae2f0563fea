import { HtmlValidate } from 'html-validate';
import { builtPages, builtPreviews, olderPages } from '../support/built-pages';

// Mistakes that browsers repair by moving elements, or that confuse assistive technology. Style
// preferences are left to the minifier.
const validator = new HtmlValidate({
  root: true,
  rules: {
    'element-permitted-content': 'error',
    'element-permitted-parent': 'error',
    'element-required-ancestor': 'error',
    'close-order': 'error',
    'no-dup-attr': 'error',
    'no-dup-id': 'error',
    deprecated: 'error',
    'input-missing-label': 'error',
    'no-missing-references': 'error',
    'valid-id': ['error', { relaxed: true }],
  },
});

/** Theme UI's own Checkbox, Radio and Switch (0.17.4) do this; browsers don't move it. */
const ofTheLibrary = /^<div> element is not permitted as content under <label>$/;

/** react-simple-code-editor (0.14.1) does this after its text area; browsers accept it. */
const ofTheEditor = /^<style> element is not permitted as content under <div>$/;

/**
 * The minifier leaves out `</option>` and `</optgroup>` before an `<optgroup>`, as the HTML standard
 * allows (13.1.2.4, optional tags); the validator doesn't know that they end there.
 */
const optionalEndTag = /^<optgroup> element is not permitted as content under <opt(ion|group)>$/;

const known = [ofTheLibrary, ofTheEditor, optionalEndTag];

const pages = [...builtPages(), ...olderPages(), ...builtPreviews()];

test.each(pages)('$path is valid HTML', async ({ html }) => {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap(({ messages }) =>
    messages
      .filter(({ message }) => !known.some((pattern) => pattern.test(message)))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
  expect(messages).toEqual([]);
});

test('elements with an aria-label have a role that supports it', () => {
  const named = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/<(?:pre|div|span|p)\s[^>]*\baria-label=[^>]*>/g)].map(([tag]) => ({
      path,
      tag,
    })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ tag }) => !/\srole=/.test(tag))).toEqual([]);
});
