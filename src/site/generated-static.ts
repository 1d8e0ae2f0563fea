/**
 * Folder, below the site's, in which plugins leave files to serve as they are. Docusaurus copies it like
 * `static`, in which nothing generated belongs. Each plugin writes to a path of its own.
 */
export const generatedStatic = '.docusaurus/generated-static';
