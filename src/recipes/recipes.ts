import type { ComponentType } from 'react';

/** Headings of the kinds of recipes, in the order of the index. Keys are the values of `kind` in front matter. */
export const recipeKinds = {
  layout: 'Layouts',
  header: 'Headers',
  footer: 'Footers',
  content: 'Content',
  form: 'Forms',
  component: 'Components',
} as const;

export type RecipeKind = keyof typeof recipeKinds;

/** A recipe in the index. */
export interface Recipe {
  /** Last segment of its URL. */
  name: string;
  title: string;
  description: string;
  kind: RecipeKind;
  /** Its live example, which uses the theme of the nearest provider. */
  Preview: ComponentType;
}

/** Returns the name of the module with the island of a recipe's preview page. */
export const getRecipeIslands = (name: string) => `recipes-${name}`;

/** Name of the recipe that previews of themes show: it has cards, buttons, lists and a switch. */
export const sampleRecipe = 'pricing-table';
