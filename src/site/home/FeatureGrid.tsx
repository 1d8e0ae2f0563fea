/** @jsxImportSource theme-ui */
import { addressOf } from '../../base/facts/base-url';

interface Feature {
  href: string;
  title: string;
  text: string;
}

/** Grid of tiles that link to pages of the documentation. */
export function FeatureGrid({ features }: { features: Feature[] }) {
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
            href={addressOf(href)}
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
            </span>{' '}
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
