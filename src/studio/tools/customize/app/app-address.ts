/**
 * Reads the address of an app as a reader types it. Without a scheme, it's http, as that of most development servers.
 * @throws an error with a message for the reader
 */
export function readAppAddress(text: string): URL {
  const typed = text.trim();
  if (typed === '') throw new Error('Enter the address of your app, such as localhost:5173.');
  const scheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed) ? '' : 'http://';
  // Chromium accepts spaces in a host.
  const isAddress = !/\s/.test(typed) && URL.canParse(scheme + typed);
  if (!isAddress) throw new Error('This isn’t an address. Enter one such as localhost:5173.');
  const address = new URL(scheme + typed);
  if (!/^https?:$/.test(address.protocol))
    throw new Error(`The address starts with ${address.protocol} Only http: and https: work.`);
  return address;
}
