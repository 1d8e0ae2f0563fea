/** @jsxImportSource theme-ui */
import {
  shadowSlider,
  withShadowPart,
  writeBoxShadow,
  type BoxShadow,
  type ShadowPart,
} from './box-shadow';
import { formatLength } from '../../../../base/theme-data/length';
import { Slider } from '../fields/Slider';

const parts: Readonly<Record<ShadowPart, string>> = {
  y: 'Y offset',
  blur: 'Blur',
  spread: 'Spread',
  opacity: 'Opacity',
};

interface ShadowSlidersProps {
  /** Accessible name of the text field. */
  label: string;
  shadow: BoxShadow;
  onChange: (value: string) => void;
}

/** Sliders for the parts of a shadow. The rest of it stays as it is. */
export function ShadowSliders({ label, shadow, onChange }: ShadowSlidersProps) {
  return (
    <div
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        columnGap: 3,
        mt: 1,
        color: 'gray',
        fontSize: 0,
      }}
    >
      {(Object.keys(parts) as ShadowPart[]).map((part) => {
        const slider = shadowSlider(shadow, part);
        if (!slider) return null;
        const { number, unit } = slider;
        return (
          <span key={part} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <span aria-hidden="true" sx={{ flex: '0 0 56px' }}>
              {parts[part]}
            </span>
            <Slider
              label={`${label} ${parts[part].toLowerCase()}, slider`}
              range={slider}
              number={number}
              valueText={formatLength({ number, unit })}
              onChange={(next) => onChange(writeBoxShadow(withShadowPart(shadow, part, next)))}
            />
          </span>
        );
      })}
    </div>
  );
}
