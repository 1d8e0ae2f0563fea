/** @jsxImportSource theme-ui */
import groups from '@generated/pipeline/default/recipes.json';
import { elements } from '../../content/elements/elements';

const { a: A, table: Table, th: Th, td: Td } = elements;

/** Table of all recipes by group. */
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
        {groups.map(({ label, pages }) => (
          <tr key={label}>
            <Td>
              {label}, {pages.length}
            </Td>
            <Td>
              {pages.map(({ path, title }, index) => (
                <span key={path}>
                  {index > 0 && ', '}
                  <A href={path}>{title}</A>
                </span>
              ))}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
