/** Messages that a frame may send within a second; an animation sends one per picture. */
const mostMessages = 300;

/** Time that reading the messages of a second may take, in ms. */
const longestReading = 50;

/** What has become of a message: it was read, or it was one too many. */
export type Metered<Message> = { isTooMuch: true } | { isTooMuch: false; message: Message };

/**
 * Counts what a frame sends before it is read, and weighs it while it is: the browser unpacks a message
 * when it is looked at, which takes as long as the sender likes.
 * @param now time in ms that no one sets back
 * @returns takes a function that looks at a message
 */
export function createMessageMeter(now: () => number = () => performance.now()) {
  let start = -Infinity;
  let count = 0;
  let reading = 0;
  return <Message>(read: () => Message): Metered<Message> => {
    const begin = now();
    if (begin - start > 1000) {
      start = begin;
      count = 0;
      reading = 0;
    }
    count += 1;
    if (count > mostMessages) return { isTooMuch: true };
    const message = read();
    reading += now() - begin;
    return reading > longestReading ? { isTooMuch: true } : { isTooMuch: false, message };
  };
}
