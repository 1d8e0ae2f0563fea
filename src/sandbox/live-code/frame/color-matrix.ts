const id = 'color-matrix';

/**
 * Shows the document through a color matrix. The page can't: its filters don't reach a frame of another process.
 * @param values of `feColorMatrix`, for linear RGB; undefined for none
 */
export function showColorMatrix(values: string | undefined): void {
  const root = document.documentElement;
  if (values === undefined) {
    root.style.removeProperty('filter');
    return;
  }
  let filter = document.getElementById(id)?.querySelector('feColorMatrix');
  if (!filter) {
    const create = (name: string) => document.createElementNS('http://www.w3.org/2000/svg', name);
    const [svg, frame] = [create('svg'), create('filter')];
    filter = create('feColorMatrix') as SVGFEColorMatrixElement;
    svg.setAttribute('style', 'position: absolute; width: 0; height: 0');
    svg.setAttribute('aria-hidden', 'true');
    frame.id = id;
    frame.setAttribute('color-interpolation-filters', 'linearRGB');
    frame.append(filter);
    svg.append(frame);
    // Next to the body, whose content the code can replace.
    root.append(svg);
  }
  filter.setAttribute('values', values);
  root.style.filter = `url(#${id})`;
}
