import type { Page } from '@playwright/test';

/**
 * Differences between React and the HTML that it took over: it reports other texts and elements, but no other
 * attributes. Also counts the elements that it compared.
 */
export function islandFaults(page: Page): Promise<{ compared: number; faults: string[] }> {
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
