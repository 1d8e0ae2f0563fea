/** Messages that tell the reader why a frame was stopped. */
export const notices = {
  leftPage: 'Your code navigated away from its page, so it was stopped.',
  tooManyMessages: 'Your code sent too many messages, so it was stopped.',
  openedAddresses: 'Your code kept trying to open other URLs, so it was stopped.',
  tookFocus:
    'Your code took the focus while you were typing, so it was stopped. Change your code, then click Run.',
  notLoaded: 'The preview didn’t load. Check your connection, then run the code again.',
  otherProtocol:
    'The preview is from a different version of this site. Reload the page to run your code. Your changes are kept.',
  endless: 'Your code kept the preview busy, so it was stopped. Change your code, or run it again.',
} as const;
