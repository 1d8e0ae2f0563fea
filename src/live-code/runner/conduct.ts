import { createMessageMeter } from '../message-meter';
import { createFeedbackDetector } from '../resize-feedback';

/** Time after a click in the frame in which the focus may move there, in ms. */
const pressTime = 500;

/** Counts what a frame's code does, to find code that harms the page. */
export class Conduct {
  private isTooMuch = createMessageMeter();
  private isFeedback = createFeedbackDetector();
  private refusals = 0;
  private pressedAt = -Infinity;

  /** Starts again, for another frame. */
  reset(): void {
    this.refusals = 0;
    this.isTooMuch = createMessageMeter();
  }

  /** Counts a message, and returns true if there are too many. */
  countMessage(length?: number): boolean {
    return this.isTooMuch(length);
  }

  /**
   * Counts a URL that the policy blocked, and returns true if there are too many. Browsers connect before the policy
   * blocks a nested frame's URL; the first time may be a mistake.
   */
  countRefusal(): boolean {
    this.refusals += 1;
    return this.refusals > 1;
  }

  /** Counts a change of the height, and returns true if each change causes the next one. */
  countResize(change: number): boolean {
    return this.isFeedback(change);
  }

  /** Call it when the reader clicks in the frame. */
  press(): void {
    this.pressedAt = performance.now();
  }

  /** Returns true if the reader has just clicked in the frame. */
  wasPressed(): boolean {
    return performance.now() - this.pressedAt < pressTime;
  }
}
