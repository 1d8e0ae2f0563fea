/** @jsxImportSource theme-ui */

import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';

/** A way into the documentation. */
interface Feature {
  href: string;
  title: string;
  text: string;
}

/** Links into the documentation as tiles. */
export function FeatureGrid({ features }: { features: Feature[] }) {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <ul
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
        gap: 3,
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {features.map(({ href, title, text }) => (
        <li key={href}>
          <a
            href={withBaseUrl(href)}
            sx={{
              display: 'block',
              height: '100%',
              p: 3,
              color: 'text',
              textDecoration: 'none',
              border: 'thin',
              borderRadius: 'large',
              ':hover': { borderColor: 'primary', '[data-title]': { color: 'primary' } },
            }}
          >
            <span
              data-title=""
              sx={{ display: 'block', fontSize: 3, fontWeight: 'heading', mb: 1 }}
            >
              {title}
            </span>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
