/** @jsxImportSource theme-ui */
import { addressOf } from '../../base/facts/base-url';
import { playgroundPath } from '../../base/facts/facts';

/** Buttons for a preset. ../../sandbox/live-code/playground-links handles clicks on Playground. */
export function PresetActions({ name }: { name: string }) {
  return (
    <>
      <a href={addressOf(`/customize?base=${name}`)} sx={{ variant: 'buttons.main' }}>
        Customize
      </a>
      <a
        href={addressOf(playgroundPath)}
        data-playground={name}
        data-with-scripts=""
        sx={{ variant: 'buttons.tool' }}
      >
        Playground
      </a>
      <a href={addressOf(`/demo?theme=${name}`)} sx={{ variant: 'buttons.tool' }}>
        Demo
      </a>
    </>
  );
}
