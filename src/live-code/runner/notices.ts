/** Messages about a stopped frame, for the reader. */
export const notices = {
  leftPage: 'The code left its page and was stopped.',
  tooManyMessages: 'The code sent too many messages and was stopped.',
  openedAddresses: 'The code tried to open other addresses and was stopped.',
  tookFocus:
    'The code took the focus from what you type and was stopped. Press Run when you have changed it.',
  notLoaded: 'The preview did not load. Check your connection, then run the code again.',
  otherProtocol:
    'The preview is from another version of this site. Reload the page to run the code; what you typed is kept.',
  endless:
    'The code kept the preview busy and was stopped. Change it, and it runs again; or run it again as it is.',
} as const;
