/** @jsxImportSource theme-ui */

/** Link to the page's source, in the repository's editor. */
export function EditLink({ editUrl }: { editUrl: string }) {
  return (
    <a href={editUrl} sx={{ variant: 'styles.a' }}>
      Edit the page on GitHub
    </a>
  );
}
