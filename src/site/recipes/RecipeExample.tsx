/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';

/** Live example of a recipe. The actions of the page find its code by `data-recipe`. */
export function RecipeExample({ children }: { children: ReactNode }) {
  return (
    <div data-recipe="" sx={{ '> *': { mt: 3 }, pre: { maxHeight: 480, overflowY: 'auto' } }}>
      {children}
    </div>
  );
}
