/** @jsxImportSource theme-ui */
import { Badge, Box, Button, Card, Heading, Link, Text, ThemeUIProvider } from 'theme-ui';
import { withFixedMode } from '../../base/theme-data/in-mode';
import type { presetNames } from '../../studio/themes/presets';
import { ColorBand } from './ColorBand';
import { fontName, readPreset } from './read-preset';

/** A preset's type and a card in its styles, above its colors. */
export function PresetCover({ name }: { name: (typeof presetNames)[number] }) {
  const { theme, fonts, headingWeight, bands } = readPreset(name);
  const fixedTheme = withFixedMode(theme, bands[0]!.mode);
  const letters = { fontFamily: 'heading', fontWeight: headingWeight, m: '0px' };
  return (
    <div
      inert
      aria-hidden="true"
      data-no-copy=""
      data-specimens=""
      sx={{
        my: 3,
        border: 'thin',
        borderRadius: 'large',
        overflow: 'hidden',
        forcedColorAdjust: 'none',
      }}
    >
      {/* A function: an object would be merged over the theme of this site. */}
      <ThemeUIProvider theme={() => fixedTheme}>
        <Box
          sx={{
            variant: 'styles.root',
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
            fontFamily: 'body',
            color: 'text',
            bg: 'background',
          }}
        >
          <div sx={{ alignSelf: 'center', p: '32px', minWidth: 0 }}>
            <p sx={{ ...letters, color: 'primary', fontSize: '96px', lineHeight: 1 }}>Aa</p>
            <p sx={{ ...letters, mt: '16px', fontSize: '24px', lineHeight: 1.25 }}>
              {fontName(fonts.heading)}
            </p>
            <p sx={{ m: '0px', mt: '8px', fontSize: '14px', overflowWrap: 'anywhere' }}>
              ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789
            </p>
            {fontName(fonts.heading) !== 'System font' && (
              <p sx={{ m: '0px', mt: '8px', fontSize: '12px' }}>
                Shown only if this font is installed on your device.
              </p>
            )}
          </div>
          <div sx={{ display: 'grid', alignItems: 'center', p: '32px', bg: 'muted' }}>
            <Card sx={{ p: '24px', bg: 'background', borderRadius: '8px' }}>
              <Badge sx={{ fontSize: '12px' }}>New</Badge>
              <Heading as="p" sx={{ mt: '8px', mb: '0px', fontSize: '24px' }}>
                Night ferry
              </Heading>
              <Text as="p" sx={{ mt: '8px', mb: '16px', fontSize: '16px' }}>
                Leaves at ten and arrives with the bakers.{' '}
                <Link href="#palette">See the route</Link>
              </Text>
              <Button sx={{ fontFamily: 'body' }}>Book a cabin</Button>
            </Card>
          </div>
        </Box>
      </ThemeUIProvider>
      {bands.map(({ mode, text, background, colors }) => (
        <div key={mode} style={{ color: text, background }} sx={{ display: 'flex', height: 40 }}>
          {bands.length > 1 && (
            <span sx={{ flex: 'none', alignSelf: 'center', width: 96, px: 3, fontSize: 0 }}>
              {mode}
            </span>
          )}
          <ColorBand colors={colors} />
        </div>
      ))}
    </div>
  );
}
