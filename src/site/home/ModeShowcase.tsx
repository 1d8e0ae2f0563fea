/** @jsxImportSource theme-ui */
import { Avatar, Badge, Button, Heading, Text } from 'theme-ui';
import { images } from '../../content/examples/demo';
import { colorModes } from '../../base/design/modes';

/** The same card in each color mode, with a button that switches the site to that mode. */
export function ModeShowcase() {
  return (
    <ul
      data-no-copy=""
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
        gap: 3,
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {colorModes.map(({ name, label }) => (
        <li
          key={name}
          data-color-mode={name}
          sx={{
            p: 3,
            color: 'text',
            bg: 'background',
            border: 'thin',
            borderRadius: 'large',
          }}
        >
          <div sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 3 }}>
            <Avatar src={images.logo} alt="" width={48} height={48} loading="lazy" />
            <div>
              <Heading as="h3" sx={{ fontSize: 3 }}>
                {label}
              </Heading>
              <Text sx={{ fontSize: 1, color: 'gray' }}>Same card, same code</Text>
            </div>
          </div>
          <div
            aria-hidden="true"
            // A swatch is meaningless without its color.
            sx={{ display: 'flex', gap: 1, mb: 3, forcedColorAdjust: 'none' }}
          >
            {['primary', 'secondary', 'accent', 'highlight', 'gray', 'text'].map((color) => (
              <span key={color} sx={{ flex: 1, height: 24, bg: color, borderRadius: 'small' }} />
            ))}
          </div>
          <div sx={{ mb: 3 }}>
            <Badge variant="highlight" sx={{ marginInlineEnd: 2 }}>
              New
            </Badge>
            Colors come from the mode, all else from the theme.
          </div>
          <Button
            type="button"
            data-color-mode-choice={name}
            data-with-scripts=""
            sx={{ width: '100%', fontSize: 1 }}
          >
            {`Read in ${label}`}
          </Button>
        </li>
      ))}
    </ul>
  );
}
