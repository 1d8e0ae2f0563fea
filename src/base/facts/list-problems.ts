/** Lists problems of built pages, a line each, with the first page that has it. */
export const listProblems = (pagesByProblem: ReadonlyMap<string, string[]>): string =>
  [...pagesByProblem]
    .map(([problem, [page, ...others]]) => {
      const more = others.length > 0 ? ` and ${others.length} more` : '';
      return `- ${page}${more}: ${problem}`;
    })
    .join('\n');
