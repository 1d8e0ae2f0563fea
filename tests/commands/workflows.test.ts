import { load } from 'js-yaml';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scripts } from '../../package.json';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(path.join(folder, name), 'utf8'),
}));
interface Job {
  needs?: string | string[];
  uses?: string;
  container?: string;
  steps?: { run?: string; uses?: string }[];
  strategy?: { matrix: Record<string, string[]> };
}

/** The jobs of a workflow, by name. */
const jobsOf = (file: string) =>
  (load(readFileSync(file, 'utf8')) as { jobs: Record<string, Job> }).jobs;

/** Arguments of `.ci/run` in a workflow. */
const partsOf = (jobs: Record<string, Job>) =>
  Object.values(jobs).flatMap(({ steps = [] }) =>
    steps.flatMap(({ run }) => /^\.ci\/run (\w+)/.exec(run ?? '')?.[1] ?? []),
  );

test('pull requests run all parts of the tests', () => {
  const command = readFileSync('src/commands/test.mjs', 'utf8');
  const [, parts] = /^const parts = \{\n(.*?)^\}/ms.exec(command)!;
  const names = [...parts!.matchAll(/^ {2}(?:async )?(\w+)/gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(1);
  expect(partsOf(jobsOf(path.join(folder, 'test.yml')))).toEqual(names);
});

test('every deploy job depends on the tests', () => {
  const jobs = jobsOf(path.join(folder, 'deploy.yml'));
  const runsTests = ({ uses }: Job): boolean =>
    uses !== undefined && partsOf(jobsOf(uses)).length > 0;
  const comesAfterTests = (job: Job): boolean =>
    [job.needs ?? []].flat().some((name) => runsTests(jobs[name]!) || comesAfterTests(jobs[name]!));
  const others = Object.values(jobs).filter((job) => !runsTests(job));
  expect(
    others.some(({ steps }) => steps?.some((step) => step.uses?.includes('/deploy-pages@'))),
  ).toBe(true);
  expect(others.every(comesAfterTests)).toBe(true);
});

const guide = { name: 'DEPLOY.md', text: readFileSync('DEPLOY.md', 'utf8') };

test.each([...workflows, guide])('$name only runs existing scripts', ({ text }) => {
  for (const [, script] of text.matchAll(/npm run ([\w:-]+)/g)) {
    expect(Object.keys(scripts)).toContain(script);
  }
  for (const [, file] of text.matchAll(/run: (\.[\w/]+)$/gm)) expect(existsSync(file!)).toBe(true);
});

test('DEPLOY.md names all workflows', () => {
  const named = [...guide.text.matchAll(/`\.github\/workflows\/([\w.]+)`/g)].map(
    ([, name]) => name!,
  );
  expect([...new Set(named)].sort()).toEqual(workflows.map(({ name }) => name).sort());
});

test('the Node.js versions that README.md promises are tested', () => {
  const [, promised] = /with Node ([\d., or]+)\./.exec(readFileSync('README.md', 'utf8'))!;
  const { node, browsers } = jobsOf(path.join(folder, 'test.yml'));
  const [, main] = /^node:(\d+)-/.exec(browsers!.container!)!;
  expect(promised!.match(/[\d.]+/g)).toEqual([...node!.strategy!.matrix.node!, main]);
});
