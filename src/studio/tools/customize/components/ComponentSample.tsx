/** @jsxImportSource theme-ui */
import { Badge, Box, Button, Card, Input, Label, Link, NavLink, Select, Textarea } from 'theme-ui';
import { ThemeUIProvider, type Theme, type ThemeUIStyleObject } from 'theme-ui';
import { isPlainObject, type PlainObject } from '../../../../base/theme-data/changes';
import { withFixedMode } from '../../../../base/theme-data/in-mode';
import { valueAt, type ThemePath } from '../../../../base/theme-data/theme-path';
import { ShadowTree } from '../../ShadowTree';
import { statePath, type StateName } from './component-styles';

interface SampleProps {
  /** Theme without what Theme UI can't use. */
  theme: PlainObject;
  variant: ThemePath;
  /** State that it's shown in, whatever the pointer does. */
  state: StateName;
}

function Sample({
  variant: [group, name],
  style: sx,
}: {
  variant: ThemePath;
  /** In addition to the variant. It isn't called `sx`, which Theme UI takes for itself. */
  style: ThemeUIStyleObject;
}) {
  switch (group) {
    case 'buttons':
      return (
        <Button type="button" variant={name!} sx={sx}>
          Light the lamp
        </Button>
      );
    case 'cards':
      return (
        <Card variant={name!} sx={sx}>
          Two keepers, one lamp, nine steps to the sea.
        </Card>
      );
    case 'badges':
      return (
        <Badge variant={name!} sx={sx}>
          3 new
        </Badge>
      );
    case 'links':
      return name === 'nav' ? (
        <NavLink href="#preview" sx={sx}>
          Logbook
        </NavLink>
      ) : (
        <Link href="#preview" variant={name!} sx={sx}>
          Read the log
        </Link>
      );
    case 'forms':
      return <FormSample name={name!} style={sx} />;
    default:
      return (
        <Box
          as={name === 'a' ? 'span' : 'p'}
          variant={`${group}.${name}`}
          sx={{ my: 0, ...(name === 'a' && { textDecoration: 'underline' }), ...sx }}
        >
          {name === 'a' ? 'Read the log' : 'The lighthouse keeps a log'}
        </Box>
      );
  }
}

function FormSample({ name, style: sx }: { name: string; style: ThemeUIStyleObject }) {
  switch (name) {
    case 'select':
      return (
        <Select aria-label="Sample" sx={sx}>
          <option>Breeze</option>
        </Select>
      );
    case 'textarea':
      return <Textarea aria-label="Sample" rows={2} defaultValue="Calm sea" sx={sx} />;
    case 'label':
      return <Label sx={sx}>Ship name</Label>;
    default:
      return <Input aria-label="Sample" defaultValue="Aurora" sx={sx} />;
  }
}

/** A variant in one state, in each mode of the theme. */
export function ComponentSample({
  theme,
  variant,
  state,
  modes,
}: SampleProps & { modes: readonly string[] }) {
  const style = state === 'Normal' ? undefined : valueAt(theme, statePath(theme, variant, state));
  return (
    <div
      data-specimens=""
      role="group"
      aria-label="Sample"
      sx={{ border: 'thin', borderRadius: 'large', overflow: 'hidden', contain: 'layout paint' }}
    >
      <ShadowTree>
        {/* Only to look at: it shows the chosen state, whatever the pointer does. */}
        <div inert style={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' }}>
          {modes.map((mode) => (
            // A function: an object would be merged over the theme of this site.
            <ThemeUIProvider key={mode} theme={() => withFixedMode(theme as Theme, mode)}>
              <Box
                sx={{
                  variant: 'styles.root',
                  display: 'grid',
                  alignContent: 'center',
                  justifyItems: 'start',
                  minHeight: 88,
                  p: '16px',
                  fontFamily: 'body',
                  color: 'text',
                  bg: 'background',
                  overflow: 'hidden',
                }}
              >
                <Sample
                  variant={variant}
                  style={isPlainObject(style) ? (style as ThemeUIStyleObject) : {}}
                />
              </Box>
            </ThemeUIProvider>
          ))}
        </div>
      </ShadowTree>
    </div>
  );
}
