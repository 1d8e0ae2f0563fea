import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Parts of a live example. */
export interface ExampleParts {
  example: Locator;
  /** The prerendered preview, or the sandboxed one. */
  preview: Locator;
  /** Content of the sandbox. */
  frame: FrameLocator;
  editor: Locator;
}

/** Lets Playwright and axe evaluate in previews, which refuse code from strings. Call it before the page is opened. */
export async function allowEvaluate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window === window.top) return;
    const { eval: nativeEval } = window;
    const { defineProperty } = Object;
    Object.defineProperty = (target, name, descriptor) => {
      if (target !== window || name !== 'eval') return defineProperty(target, name, descriptor);
      const isPlaywright = () => new Error().stack!.includes('UtilityScript');
      return defineProperty(target, name, {
        get: () => (isPlaywright() ? nativeEval : (descriptor.value as unknown)),
      });
    };
  });
}

/** The first live example with a text. */
export function exampleWith(page: Page, text: string): ExampleParts {
  const example = page.locator('[data-live-example]').filter({ hasText: text }).first();
  return partsOf(example);
}

/** Parts of an example or of the playground. */
export function partsOf(example: Locator): ExampleParts {
  return {
    example,
    preview: example.getByRole('group', { name: /^Preview(:|$)/ }),
    frame: example.frameLocator('iframe[title="Preview of your code"]'),
    editor: example.getByRole('textbox', { name: /^(Example c|C)ode/ }),
  };
}

/** Opens the editor of the page's first example and waits until its sandbox shows the preview. */
export async function openFirstEditor(page: Page): Promise<ExampleParts> {
  const parts = partsOf(page.locator('[data-live-example]').first());
  await parts.example.getByRole('button', { name: 'Edit' }).click();
  await expect(parts.editor).toBeFocused();
  await expect(parts.frame.locator('[data-preview]')).toBeVisible();
  return parts;
}
