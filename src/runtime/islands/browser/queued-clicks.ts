import { hideNotice, showNotice } from '../../notices/notice';
import { LATE_AFTER_MS, NOTICE_DELAY_MS } from '../../../base/facts/delays';
import { isField, readEntered, reenter, type EnteredValue, type Field } from '../fields';
import { showScriptFailure } from '../script-failure';

/**
 * Controls with a click that needs the island. The excluded buttons are handled by the shell. Checkboxes and radios
 * change immediately, and the island is updated when it starts.
 */
const controlSelector =
  'button:not([data-copy], [data-tab], [data-color-mode-choice]), ' +
  'input:is([type="button"], [type="submit"], [type="reset"])';

interface QueuedClick {
  element: HTMLElement;
  island: Element;
  /** Index of the element among those with its tag in the island. */
  index: number;
  /** Previous `aria-busy` of the element. */
  busy: string | null;
  replay: (element: HTMLElement) => void;
  timers: number[];
}

const isInIsland = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-island]') !== null;

function controlOf(event: Event): HTMLElement | null {
  return isInIsland(event) ? (event.target as Element).closest<HTMLElement>(controlSelector) : null;
}

const withTag = (island: Element, tag: string) => [...island.querySelectorAll<HTMLElement>(tag)];

const showLate = () => showNotice('part-loading', 'status', 'This part of the page is loading…');

/**
 * Starts an island on interaction: pointer movement, a touch on a control, focus, a key, or input. Queues the last
 * click or submit until the island can handle it: the control is `aria-busy` immediately, a notice
 * appears after 1000 ms, and the click is discarded after 15 s.
 * @param start starts the island around an element; returns true if it's loading
 * @returns handlers for islands that started or failed
 */
export function queueClicks(start: (element: Element) => boolean) {
  const enteredValues = new Map<Field, EnteredValue>();
  let queued: QueuedClick | undefined;

  /** Records a field's value, in order of entry: in a radio group, the last one counts. */
  function recordValue(field: Field): void {
    enteredValues.delete(field);
    enteredValues.set(field, readEntered(field));
  }

  function dequeue(): QueuedClick | undefined {
    const click = queued;
    queued = undefined;
    if (click) {
      const { element, busy } = click;
      element.removeAttribute('data-held');
      // Live examples set `aria-busy` themselves.
      element.ariaBusy = busy;
    }
    click?.timers.forEach((timer) => window.clearTimeout(timer));
    hideNotice('part-loading');
    return click;
  }

  function enqueue<Control extends HTMLElement>(
    event: Event,
    element: Control,
    replay: (element: Control) => void,
  ): void {
    if (!start(element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    dequeue();
    const busy = element.ariaBusy;
    element.ariaBusy = 'true';
    element.setAttribute('data-held', '');
    const giveUp = () => {
      dequeue();
      showScriptFailure();
    };
    const island = element.closest('[data-island]')!;
    queued = {
      element,
      island,
      index: withTag(island, element.tagName).indexOf(element),
      busy,
      replay: replay as QueuedClick['replay'],
      timers: [
        window.setTimeout(showLate, NOTICE_DELAY_MS),
        window.setTimeout(giveUp, LATE_AFTER_MS),
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
    // Not `pointerover`: it fires for a resting mouse when an example loads under it. A touch may be a scroll.
    if (event.pointerType !== 'touch') startIsland(event);
  });
  listen('touchstart', (event) => {
    const control = controlOf(event);
    if (control) start(control);
  });
  listen('focusin', startIsland);
  listen('input', (event) => {
    // A running island has already handled it.
    if (!isInIsland(event) || !start(event.target as Element)) return;
    if (isField(event.target)) recordValue(event.target);
  });
  listen(
    'click',
    (event) => {
      const control = controlOf(event);
      if (control) enqueue(event, control, (button) => button.click());
    },
    false,
  );
  listen(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (isInIsland(event))
        enqueue(event, form, (target) =>
          target.requestSubmit(target === form ? event.submitter : null),
        );
    },
    false,
  );
  listen('keydown', startIsland);

  return {
    /** Discards the queued click, for when the scripts fail to load. */
    discard: () => void dequeue(),
    /** Replays input and the queued click to an island that has started. */
    replay(island: Element): void {
      for (const [field, entered] of enteredValues) {
        if (!field.isConnected) enteredValues.delete(field);
        if (!island.contains(field)) continue;
        enteredValues.delete(field);
        reenter(field, entered);
      }
      if (queued?.island !== island) return;
      const { element, index, replay } = dequeue()!;
      // React remounts an island if a translator changed its HTML.
      replay(element.isConnected ? element : withTag(island, element.tagName)[index]!);
    },
  };
}
