/** On the root element: the reader drags the edge of a preview. */
export const dragging = 'data-dragging';
