import type { Page } from '@playwright/test';

/**
 * Finds attributes that differ between React's props and the HTML it hydrated. React itself only reports mismatched
 * text and elements. Also counts the compared elements.
 */
export function findAttributeMismatches(
  page: Page,
): Promise<{ compared: number; faults: string[] }> {
  return page.evaluate(() => {
    const names: Record<string, string> = {
      id: 'id',
      htmlFor: 'for',
      className: 'class',
      name: 'name',
    };
    const faults: string[] = [];
    let compared = 0;
    for (const element of document.querySelectorAll('[data-island] *')) {
      const key = Object.keys(element).find((each) => each.startsWith('__reactProps$'));
      if (!key) continue;
      compared += 1;
      const props = (element as unknown as Record<string, Record<string, unknown>>)[key]!;
      for (const [prop, value] of Object.entries(props)) {
        const attribute = names[prop] ?? (prop.startsWith('aria-') ? prop : undefined);
        if (!attribute || value === undefined || value === null) continue;
        const found = element.getAttribute(attribute);
        if (found !== String(value)) {
          faults.push(
            `<${element.tagName.toLowerCase()}> ${attribute}: ${found}, in React ${String(value)}`,
          );
        }
      }
    }
    return { compared, faults };
  });
}
