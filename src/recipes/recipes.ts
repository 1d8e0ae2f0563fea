import type { ComponentType } from 'react';

/** Kinds of recipes by the word in a page's front matter, in the order of the index, with their headings. */
export const recipeKinds = {
  layout: 'Layouts',
  header: 'Headers',
  footer: 'Footers',
  content: 'Content',
  form: 'Forms',
  component: 'Components',
} as const;

/** Word for a kind of recipe. */
export type RecipeKind = keyof typeof recipeKinds;

/** A recipe in the index. */
export interface Recipe {
  /** Last part of its address. */
  name: string;
  title: string;
  description: string;
  kind: RecipeKind;
  /** What its live example shows, in the theme around it. */
  Preview: ComponentType;
}

/** Name of the module with the island of a recipe's page by itself. */
export const recipeIslands = (name: string) => `recipes-${name}`;

/** Name of the recipe that stands for all where a theme is shown: it has cards, buttons, lists and a switch. */
export const sampleRecipe = 'pricing-table';
