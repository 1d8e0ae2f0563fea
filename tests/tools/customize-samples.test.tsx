import * as presets from '@theme-ui/presets';
import { readdirSync, readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeUIProvider, type Theme } from 'theme-ui';
import { compile } from '../../src/sandbox/live-code/frame/compile';
import { evaluate } from '../../src/sandbox/live-code/frame/evaluate';

const folder = 'src/studio/tools/samples';
const samples = readdirSync(folder).map(
  (name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const,
);

// On a busy machine, rendering may take longer than the loop guard allows.
beforeAll(() => void jest.spyOn(performance, 'now').mockReturnValue(0));
afterAll(() => jest.restoreAllMocks());

describe.each(samples)('the sample %s', (_name, code) => {
  const script = compile(code);
  function twice(theme: Theme): string {
    // Each run has its own guard, which would otherwise stop tests that run without a pause.
    const Sample = evaluate(script, { isOfSite: true }).default as ComponentType;
    return renderToStaticMarkup(
      <ThemeUIProvider theme={theme}>
        <Sample />
        <Sample />
      </ThemeUIProvider>,
    );
  }

  test.each(Object.entries(presets))('can be on a page twice with %s', (_preset, theme) => {
    const html = twice(theme as Theme);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
    expect(new Set(ids).size).toBe(ids.length);
    const named = [...html.matchAll(/\s(?:for|aria-labelledby)="([^"]+)"/g)].map(([, id]) => id!);
    expect(ids).toEqual(expect.arrayContaining(named));
  });

  test('has a label for each field, and only imports react and theme-ui', () => {
    const html = twice({});
    const labels = new Set([...html.matchAll(/<label[^>]*\sfor="([^"]+)"/g)].map(([, id]) => id));
    const inLabels = html.match(/<label(?:(?!<\/label>).)*<\/label>/gs)?.join('') ?? '';
    for (const [field] of html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)) {
      const id = /\sid="([^"]+)"/.exec(field)?.[1];
      const isNamed = /aria-label=/.test(field) || labels.has(id) || inLabels.includes(field);
      expect([field, isNamed]).toEqual([field, true]);
    }
    expect(code).not.toMatch(/https?:|images\.|posts/);
    const modules = [...code.matchAll(/\bfrom '(.*)'/g)].map(([, name]) => name);
    expect(['react', 'theme-ui']).toEqual(expect.arrayContaining(modules));
  });
});
