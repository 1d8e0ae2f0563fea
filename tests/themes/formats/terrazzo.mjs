// Reads resolver documents with Terrazzo. It's a separate process because Terrazzo is an ES module. Reads names and
// texts as JSON from stdin, and writes the results to stdout.
import { readFileSync } from 'node:fs';
import { defineConfig, parse } from '@terrazzo/parser';

const cwd = new URL('file:///tokens/');
const config = defineConfig({ lint: { rules: { 'core/consistent-naming': 'off' } } }, { cwd });

/** Values of tokens by ID. */
const valuesOf = (tokens) =>
  Object.fromEntries(Object.entries(tokens).map(([id, { $value }]) => [id, $value]));

async function read([name, src]) {
  const filename = new URL('theme.resolver.json', cwd);
  const { tokens, resolver } = await parse([{ filename, src }], { config });
  const modes = resolver
    .listPermutations()
    .map((input) => [input.mode ?? '', valuesOf(resolver.apply(input))]);
  return [name, { tokens: valuesOf(tokens), modes: Object.fromEntries(modes) }];
}

const documents = JSON.parse(readFileSync(0, 'utf8'));
const results = [];
for (const each of documents) results.push(await read(each));
process.stdout.write(JSON.stringify(Object.fromEntries(results)));
