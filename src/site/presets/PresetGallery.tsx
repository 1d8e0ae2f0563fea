/** @jsxImportSource theme-ui */
import { cardLinkStyle } from '../../base/design/card-link';
import { descriptionStyle, pictureListStyle, pictureStyle } from '../../base/design/picture-cards';
import { addressOf } from '../../base/facts/base-url';
import { presetNames, presetPath } from '../../studio/themes/presets';
import { ColorBand } from './ColorBand';
import { fontName, readPreset, type PresetValues } from './read-preset';

/** A preset's letters and buttons, above its colors: in its own values, so it looks the same in every color mode. */
function PresetPicture({ preset }: { preset: PresetValues }) {
  const { colors, fonts, headingWeight, bands } = preset;
  return (
    <div
      aria-hidden="true"
      data-specimens=""
      style={{ color: colors.text, background: colors.background }}
      // Keeps its colors in forced-colors mode.
      sx={{ ...pictureStyle, forcedColorAdjust: 'none' }}
    >
      <div sx={{ display: 'flex', alignItems: 'center', gap: [2, 3], height: 112, px: [2, 3] }}>
        <span
          style={{ color: colors.primary, fontFamily: fonts.heading, fontWeight: headingWeight }}
          sx={{ flex: 'none', fontSize: [6, 7], lineHeight: 1, letterSpacing: 'heading' }}
        >
          Aa
        </span>
        <span style={{ fontFamily: fonts.body }} sx={{ fontSize: 0, lineHeight: 'heading' }}>
          <span sx={{ display: ['none', null, null, 'block'] }}>
            <b
              style={{ fontFamily: fonts.heading, fontWeight: headingWeight }}
              sx={{ fontSize: 1 }}
            >
              Night ferry
            </b>
            <br />
            Leaves at ten
          </span>
          <span
            style={{ background: colors.primary }}
            sx={{
              display: 'block',
              width: [32, 48],
              height: 12,
              mt: [0, null, null, 2],
              borderRadius: 'small',
            }}
          />
        </span>
      </div>
      <ColorBand colors={bands[0]!.colors} height={16} />
    </div>
  );
}

/** Pictures of all presets in @theme-ui/presets, which link to their pages. */
export function PresetGallery() {
  return (
    <ul
      aria-label="Presets"
      sx={{
        ...pictureListStyle,
        gridTemplateColumns: [2, null, null, 3].map(
          (columns) => columns && `repeat(${columns}, minmax(0, 1fr))`,
        ),
        my: 4,
      }}
    >
      {presetNames.map((name) => {
        const preset = readPreset(name);
        return (
          <li key={name}>
            <PresetPicture preset={preset} />
            <a href={addressOf(presetPath(name))} sx={cardLinkStyle}>
              {name}
            </a>
            <p sx={descriptionStyle}>
              {fontName(preset.fonts.body)}
              {preset.bands.length > 1 && `, ${preset.bands.length} modes`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
