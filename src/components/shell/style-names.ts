/**
 * Docusaurus client module, before all that imports Emotion: names the styles that stand in the page, so
 * that Emotion adds none of them again. Their names are in the styles themselves; as a list beside them,
 * as Emotion writes it, they would cost each page some 200 bytes.
 */
function nameStyles(): void {
  for (const style of document.querySelectorAll<HTMLElement>('style[data-emotion="css"]')) {
    const names = Array.from(style.textContent.matchAll(/\.css-([\w-]+)/g), ([, name]) => name);
    style.dataset.emotion = ['css', ...new Set(names)].join(' ');
  }
}

if (typeof document !== 'undefined') nameStyles();
