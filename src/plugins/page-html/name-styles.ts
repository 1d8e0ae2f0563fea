import { emotionIds } from './emotion-ids';

// First in the app, before Emotion looks for the styles that a page has. It expects their ids in the
// attribute; they stand in the rules as well, and once is enough on the way to the reader.
for (const style of document.querySelectorAll<HTMLElement>('style[data-emotion="css"]')) {
  style.dataset.emotion = ['css', ...emotionIds(style.textContent)].join(' ');
}
