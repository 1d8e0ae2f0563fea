/** Mixes a color into another one, as `color-mix()` does in styles. */
export const mix = (color: string, percent: number, base: string) =>
  `#${[1, 3, 5]
    .map((start) => {
      const [a, b] = [color, base].map((hex) => parseInt(hex.slice(start, start + 2), 16));
      return Math.round((a! * percent + b! * (100 - percent)) / 100)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
