/** @jsxImportSource theme-ui */
import Recipe from '@generated/recipes/sample';
import { useId, type ElementType, type ReactNode } from 'react';
import {
  Alert,
  Badge,
  Box,
  Button,
  Card,
  Checkbox,
  Divider,
  Donut,
  Field,
  Flex,
  Grid,
  Label,
  Link,
  Message,
  Progress,
  Radio,
  Select,
  Slider,
  Switch,
  Text,
  ThemeUIProvider,
  type Theme,
} from 'theme-ui';
import { inMode } from '../themes/in-mode';
import { ShadowTree } from './ShadowTree';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ mt: 4 }}>
      <Text as="p" sx={{ fontFamily: 'heading', fontWeight: 'heading', m: 0, mb: 2 }}>
        {title}
      </Text>
      {children}
    </Box>
  );
}

/** An element with the styles that a theme has for a Markdown element. */
function styled(tag: ElementType, name: string = String(tag)) {
  return function Styled({ children }: { children?: ReactNode }) {
    return <Box as={tag} variant={`styles.${name}`} children={children} />;
  };
}

/** Headings have the levels that the page around them leaves. */
const Md = {
  h1: styled('h3', 'h1'),
  h2: styled('h4', 'h2'),
  h3: styled('h5', 'h3'),
  p: styled('p'),
  ul: styled('ul'),
  ol: styled('ol'),
  li: styled('li'),
  blockquote: styled('blockquote'),
  pre: styled('pre'),
  code: styled('code'),
  table: styled('table'),
  th: styled('th'),
  td: styled('td'),
  hr: styled('hr'),
};

/** All Markdown elements that a theme can style, in an article of ours. */
function SampleArticle() {
  return (
    <>
      <Md.h1>The lighthouse keeps a log</Md.h1>
      <Md.p>
        Each evening the keeper writes down <Link href="#specimens">wind and weather</Link>. Rain is
        a <em>light</em> or a <strong>heavy</strong> entry, and the lamp is checked with{' '}
        <Md.code>lamp --test</Md.code>.
      </Md.p>
      <Md.h2>What goes in</Md.h2>
      <Md.ul>
        <Md.li>The hour the lamp was lit</Md.li>
        <Md.li>Ships that answered</Md.li>
      </Md.ul>
      <Md.ol>
        <Md.li>Read the barometer</Md.li>
        <Md.li>Climb the stairs</Md.li>
      </Md.ol>
      <Md.blockquote>No entry is an entry too: nothing passed.</Md.blockquote>
      <Md.h3>Last night</Md.h3>
      <Md.pre>{`wind: 6\nlamp: "lit at 17:42"`}</Md.pre>
      <Md.table>
        <thead>
          <tr>
            <Md.th>Hour</Md.th>
            <Md.th>Ship</Md.th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <Md.td>21:10</Md.td>
            <Md.td>Aurora</Md.td>
          </tr>
          <tr>
            <Md.td>23:55</Md.td>
            <Md.td>Margarete</Md.td>
          </tr>
        </tbody>
      </Md.table>
      <Md.hr />
      <Md.p>The next keeper signs below.</Md.p>
    </>
  );
}

function Components() {
  // Two of them may stand on a page.
  const id = useId();
  return (
    <Grid gap="16px">
      <Flex sx={{ gap: '8px', flexWrap: 'wrap', alignItems: 'center' }}>
        <Button type="button">Light the lamp</Button>
        <Button type="button" variant="secondary">
          Not yet
        </Button>
        <Badge>3 new</Badge>
        <Link href="#specimens">Read the log</Link>
      </Flex>
      {/* Shown, not happening: nobody shall be told. */}
      <Alert role="note">The lamp has no oil.</Alert>
      <Message>Fog is expected after midnight.</Message>
      <Card>
        <Text as="p" sx={{ m: 0 }}>
          A card around a few words.
        </Text>
      </Card>
      <Field label="Name of the ship" name={`${id}ship`} defaultValue="Aurora" />
      <Label sx={{ alignItems: 'center', gap: '16px' }}>
        Wind
        <Select defaultValue="Breeze" sx={{ minWidth: 120 }}>
          <option>Calm</option>
          <option>Breeze</option>
        </Select>
      </Label>
      <Flex sx={{ gap: '16px', flexWrap: 'wrap' }}>
        <Label sx={{ width: 'auto' }}>
          <Checkbox defaultChecked /> Rain
        </Label>
        <Label sx={{ width: 'auto' }}>
          <Radio name={`${id}sea`} defaultChecked /> Calm sea
        </Label>
        <Switch label="Fog horn" defaultChecked />
      </Flex>
      <Slider aria-label="Brightness" defaultValue={60} />
      <Progress aria-label="Oil left" max={1} value={0.4} />
      <Divider />
      <Donut role="meter" aria-label="Stairs climbed" value={0.7} />
    </Grid>
  );
}

/** The steps of a theme's font sizes. */
function TypeScale({ theme }: { theme: Theme }) {
  const sizes = Object.entries((theme.fontSizes ?? {}) as Record<string, number | string>);
  return (
    <Box sx={{ overflow: 'hidden' }}>
      {sizes
        .filter(([, size]) => typeof size !== 'object')
        .map(([name, size]) => (
          <Flex key={name} sx={{ alignItems: 'baseline', gap: '16px' }}>
            <span sx={{ flex: 'none', width: 64, fontSize: 12, fontFamily: 'monospace' }}>
              {name}
            </span>
            <span style={{ fontSize: size }} sx={{ whiteSpace: 'nowrap', lineHeight: 1.2 }}>
              {typeof size === 'number' ? `${size}px` : size} Lighthouse
            </span>
          </Flex>
        ))}
    </Box>
  );
}

/** Article and components side by side where there is room for both. */
const besideWhereWide = {
  '@container (min-width: 900px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: '48px',
  },
} as const;

interface SpecimensProps {
  /** Whose they are, for assistive technology. */
  label: string;
  theme: Theme;
  /** Name of the mode to show. */
  mode: string;
  /** Whether the theme is not this site's: its styles stay inside. */
  isForeign?: boolean;
}

/**
 * A theme in use, in colors of its own whatever the mode of the page. Their contrast is the theme's: the
 * sweep leaves out what is marked `data-specimens`.
 */
export function Specimens({ label, theme, mode, isForeign = false }: SpecimensProps) {
  const shown = inMode(theme, mode);
  const specimens = (
    // A function: an object would be merged over the theme of this site.
    <ThemeUIProvider theme={() => shown}>
      <Box
        sx={{
          variant: 'styles.root',
          position: 'relative',
          fontFamily: 'body',
          color: 'text',
          bg: 'background',
          p: '24px',
          overflowX: 'auto',
          containerType: 'inline-size',
        }}
      >
        <div sx={besideWhereWide}>
          <Box sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
            <SampleArticle />
            <Group title="Font sizes">
              <TypeScale theme={theme} />
            </Group>
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Group title="Components">
              <Components />
            </Group>
          </Box>
        </div>
        <Group title="A recipe">
          <Recipe />
        </Group>
      </Box>
    </ThemeUIProvider>
  );
  return (
    <div
      data-specimens=""
      role="group"
      aria-label={label}
      // A theme from a link may ask for fixed positions: they stay inside.
      sx={{ border: 'thin', borderRadius: 'large', overflow: 'hidden', contain: 'layout paint' }}
    >
      {isForeign ? <ShadowTree>{specimens}</ShadowTree> : specimens}
    </div>
  );
}
