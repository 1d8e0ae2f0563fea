/** @jsxImportSource theme-ui */
import recipes from '@generated/recipes/default/list';
import { recipeKinds } from './recipes';
import { recipePath } from '../site/recipe-paths';
import { elements } from '../mdx/elements';

const { a: A, table: Table, th: Th, td: Td } = elements;

/** Table of all recipes by kind. */
export function RecipeTable() {
  return (
    <Table aria-label="Recipes">
      <thead>
        <tr>
          <Th>Kind</Th>
          <Th>Recipes</Th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(recipeKinds).map(([kind, label]) => {
          const group = recipes.filter((recipe) => recipe.kind === kind);
          return (
            <tr key={kind}>
              <Td>
                {label}, {group.length}
              </Td>
              <Td>
                {group.map(({ name, title }, index) => (
                  <span key={name}>
                    {index > 0 && ', '}
                    <A href={recipePath(name)}>{title}</A>
                  </span>
                ))}
              </Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
