/**
 * Follows what the reader types, until a signal.
 * @returns function that tells whether undo keys belong to the text of a field: something was typed in it since it got the
 *   focus, or since its form was sent
 */
export function trackTyping(signal?: AbortSignal): (field: EventTarget | null) => boolean {
  let typedField: EventTarget | null = null;
  const options = signal && { signal };
  document.addEventListener(
    'input',
    (event) => {
      // Controls without text, such as sliders, have no type of input.
      if ('inputType' in event) typedField = event.target;
    },
    options,
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      // Not when the reader returns to the window.
      if (target !== typedField) typedField = null;
    },
    options,
  );
  document.addEventListener('submit', () => (typedField = null), options);
  return (field) => field !== null && field === typedField;
}
