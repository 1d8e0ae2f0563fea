/** On the root element, while the reader resizes a preview. */
export const dragging = 'data-dragging';
