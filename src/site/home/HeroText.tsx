/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import { tocBreakpoint } from '../../base/design/scales';

interface HeroTextProps {
  /** Sentences of the headline; each begins a line. */
  title: string[];
  children: ReactNode;
}

/** Headline and introduction of the home page. */
export function HeroText({ title, children }: HeroTextProps) {
  return (
    <div>
      <h1
        sx={{
          variant: 'text.display',
          fontSize: [5, 6],
          lineHeight: 1.05,
          m: 0,
          [`@media (min-width: ${tocBreakpoint})`]: { fontSize: 7 },
        }}
      >
        {title.map((sentence, index) => (
          <span key={sentence} sx={{ display: 'block', textWrap: 'balance' }}>
            {/* The space separates the sentences for screen readers and in copies. */}
            {index > 0 && ' '}
            {sentence}
          </span>
        ))}
      </h1>
      {children}
    </div>
  );
}
