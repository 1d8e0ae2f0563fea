import { isSidewaysKey } from '../../browser/keys';
import { colorModeChoice } from '../../color-mode/attributes';
import { copyButton, packageTab } from '../../mdx/attributes';
import { islandStatus } from '../../page-loading/attributes';
import { lateAfter, noticeDelay } from '../../site/delays';
import { dragHandle, islandRoot } from '../attributes';
import { showScriptFailure } from '../script-failure';

/**
 * Controls whose press has to wait for their island; the shell itself serves the others. Checkboxes and radios change
 * at once, and the island learns of it.
 */
const control =
  `button:not([${copyButton}], [${packageTab}], [${colorModeChoice}]), ` +
  'input:is([type="button"], [type="submit"], [type="reset"])';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface HeldPress {
  element: HTMLElement;
  /** The element's own `aria-busy`. */
  busy: string | null;
  replay: () => void;
  timers: number[];
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** True if the reader edited a field: it differs from the page's HTML, and from the browser default of sliders. */
function isChanged(field: Field): boolean {
  // Of radios, the one that is checked counts.
  if (isCheckable(field)) {
    return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  }
  if (!(field instanceof HTMLSelectElement)) {
    const { value, defaultValue } = field;
    return value !== defaultValue && (defaultValue !== '' || field.matches(':read-write'));
  }
  const options = [...field.options];
  const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return first !== undefined && field.value !== first.value;
}

const isInIsland = ({ target }: Event) =>
  target instanceof Element && target.closest(`[${islandRoot}]`) !== null;

function controlOf(event: Event): HTMLElement | null {
  return isInIsland(event) ? (event.target as Element).closest<HTMLElement>(control) : null;
}

function say(text: string): void {
  const status = document.querySelector(`[${islandStatus}]`);
  if (status) status.textContent = text;
}

/**
 * Tells React of a field's value as if the reader had entered it just now. React compares with the value
 * that was last set through the element itself; the prototype's setter goes past its book-keeping.
 */
function reenter(field: Field, value: string): void {
  if (isCheckable(field)) {
    const isChecked = value === 'true';
    if (field.type === 'checkbox' && isChecked === field.defaultChecked) return;
    // React compares with what was set last, and a click turns it around.
    field.checked = !isChecked;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Notices when the reader turns to an island: a pointer that moves on it, a touch of a control, focus, a key, an
 * entry. What they press before it can answer is held, the last press only: its control is `aria-busy` at once, a
 * notice comes after 1000 ms, and after 15 s it is given up.
 * @param start starts the island around a part; returns whether it's on its way
 * @returns what to do with the held press when an island has started or failed
 */
export function holdPresses(start: (part: Element) => boolean) {
  const entered = new Map<Field, string>();
  let held: HeldPress | undefined;

  /** Keeps what a field has now, as the last entry: of radios, the last one counts. */
  function remember(field: Field): void {
    entered.delete(field);
    entered.set(field, isCheckable(field) ? String(field.checked) : field.value);
  }

  function release(): HeldPress | undefined {
    const pressed = held;
    held = undefined;
    if (pressed) {
      const { element, busy } = pressed;
      element.removeAttribute('data-held');
      // What an example says of itself stays.
      if (busy === null) element.removeAttribute('aria-busy');
      else element.setAttribute('aria-busy', busy);
    }
    pressed?.timers.forEach((timer) => window.clearTimeout(timer));
    say('');
    return pressed;
  }

  function hold(event: Event, element: HTMLElement, replay: () => void): void {
    if (!start(element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    release();
    const busy = element.getAttribute('aria-busy');
    element.setAttribute('aria-busy', 'true');
    element.dataset.held = '';
    const giveUp = () => {
      release();
      showScriptFailure();
    };
    held = {
      element,
      busy,
      replay,
      timers: [
        window.setTimeout(() => say('This part of the page is loading…'), noticeDelay),
        window.setTimeout(giveUp, lateAfter),
      ],
    };
  }

  function listen<Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
    passive = true,
  ): void {
    document.addEventListener(type, listener, { capture: true, passive });
  }

  const startIsland = (event: Event) => {
    if (isInIsland(event)) start(event.target as Element);
  };
  listen('pointermove', (event) => {
    // A mouse that rests where an example loads is over it, but does not move; a finger may only scroll.
    if (event.pointerType !== 'touch') startIsland(event);
  });
  listen(
    'pointerdown',
    (event) => {
      const pressed = controlOf(event);
      if (!pressed?.matches(`[${dragHandle}]`)) return;
      let end: PointerEvent | undefined;
      window.addEventListener('pointerup', (up) => (end = up), { once: true });
      hold(event, pressed, () => {
        // An event serves as the properties of its copy.
        for (const step of [event, end]) {
          if (step) pressed.dispatchEvent(new PointerEvent(step.type, step));
        }
      });
    },
    false,
  );
  listen('touchstart', (event) => {
    const control = controlOf(event);
    if (control) start(control);
  });
  listen('focusin', startIsland);
  listen('input', (event) => {
    // One that runs has heard of it.
    if (!isInIsland(event) || !start(event.target as Element)) return;
    if (isField(event.target)) remember(event.target);
  });
  listen(
    'click',
    (event) => {
      const pressed = controlOf(event);
      if (pressed) hold(event, pressed, () => pressed.click());
    },
    false,
  );
  listen(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (isInIsland(event)) hold(event, form, () => form.requestSubmit(event.submitter));
    },
    false,
  );
  listen(
    'keydown',
    (event) => {
      startIsland(event);
      const pressed = controlOf(event);
      // By themselves, these do nothing to a button: they ask the island for something.
      if (!(pressed instanceof HTMLButtonElement) || !isSidewaysKey(event)) return;
      hold(event, pressed, () => pressed.dispatchEvent(new KeyboardEvent('keydown', event)));
    },
    false,
  );

  return {
    /** Looks for what the browser filled in before the scripts came. */
    noteFields(): void {
      for (const field of document.querySelectorAll<Field>(
        `[${islandRoot}] :is(input, select, textarea)`,
      )) {
        if (isChanged(field) && start(field)) remember(field);
      }
    },
    /** The scripts don't come: forgets the press. */
    giveUp: () => void release(),
    /** An island is there: it learns what the reader entered and pressed before, and takes over. */
    replay(island: Element): void {
      for (const [field, value] of entered) {
        if (!field.isConnected) entered.delete(field);
        if (!island.contains(field)) continue;
        entered.delete(field);
        reenter(field, value);
      }
      if (!held || !island.contains(held.element)) return;
      release()!.replay();
    },
  };
}
