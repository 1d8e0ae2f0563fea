/** Returns a function that adds a number to each name that it has returned before: "Example", "Example, 2". */
export function createUniqueNames(): (name: string) => string {
  const used = new Set<string>();
  return (name) => {
    let unique = name;
    for (let number = 2; used.has(unique); number += 1) unique = `${name}, ${number}`;
    used.add(unique);
    return unique;
  };
}
