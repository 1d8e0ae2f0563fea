/** Box of a diagram. Lengths in px. */
export interface DiagramBox {
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  /** Second line. */
  text?: string;
  /** True if the title is code. */
  isCode?: boolean;
  /** True for what the steps lead to. */
  isResult?: boolean;
}

export interface DiagramData {
  /** Description for readers who don't see the diagram. */
  label: string;
  height: number;
  boxes: DiagramBox[];
  /** From a point to the right or down. */
  arrows: { x: number; y: number; toX?: number; toY?: number; label?: string }[];
}

/** Boxes below each other with arrows between them. */
function createSteps(label: string, steps: Pick<DiagramBox, 'title' | 'text' | 'isCode'>[]) {
  const boxes = steps.map((step, index) => ({
    ...step,
    x: 0,
    y: index * 92,
    width: 358,
    height: 64,
    isResult: index === steps.length - 1,
  }));
  const arrows = boxes.slice(1).map(({ y }) => ({ x: 32, y: y - 26, toY: y - 3 }));
  return { label, height: steps.length * 92 - 28, boxes, arrows } satisfies DiagramData;
}

const question = { x: 0, width: 188, height: 64 };
const answer = { x: 242, width: 116, height: 64, isResult: true };

/** Diagrams by name. */
export const diagrams = {
  provider: createSteps(
    'From the theme to a class: ThemeUIProvider passes the theme down, an element’s sx prop sets color to primary and p to 3, css() looks up both in the theme, and Emotion adds a rule and sets the class.',
    [
      { title: 'ThemeUIProvider', text: 'Passes the theme down' },
      { title: "sx={{ color: 'primary', p: 3 }}", text: 'An element’s style', isCode: true },
      { title: 'css()', text: 'Replaces names with theme values', isCode: true },
      { title: 'class="css-1u8k2"', text: 'Emotion adds a rule for it', isCode: true },
    ],
  ),
  nested: {
    label:
      'A provider inside another: the outer theme has primary, text, and space. The inner theme has only primary. Inside, primary comes from the inner theme; text and space come from the outer one.',
    height: 216,
    boxes: [
      { x: 0, y: 0, width: 358, height: 216, title: 'Outer theme', text: 'primary, text, space' },
      { x: 16, y: 64, width: 326, height: 136, title: 'Inner theme', text: 'primary' },
      {
        x: 32,
        y: 128,
        width: 294,
        height: 56,
        title: 'primary from the inner theme,',
        text: 'text and space from the outer theme',
        isResult: true,
      },
    ],
    arrows: [],
  },
  mode: {
    label:
      'Which mode a page starts in: a stored mode, if there is one. Otherwise, unless useColorSchemeMediaQuery is false, the dark or light mode that the system prefers. Otherwise, initialColorModeName.',
    height: 248,
    boxes: [
      { ...question, y: 0, title: 'Is a mode stored?', text: 'In localStorage' },
      { ...answer, y: 0, title: 'That mode', text: 'as stored' },
      { ...question, y: 92, title: 'Follow the system?', text: 'Yes, by default' },
      { ...answer, y: 92, title: 'dark or light', text: 'as it prefers' },
      {
        ...question,
        y: 184,
        title: 'initialColorModeName',
        text: 'Your root colors',
        isResult: true,
      },
    ],
    arrows: [
      { x: 194, y: 32, toX: 238, label: 'yes' },
      { x: 194, y: 124, toX: 238, label: 'yes' },
      { x: 32, y: 66, toY: 89, label: 'no' },
      { x: 32, y: 158, toY: 181, label: 'no' },
    ],
  },
  order: {
    label:
      'Order of styles, from the first to the one that wins: base styles of all components, base styles of the component, variant, style props, sx, css.',
    height: 280,
    boxes: [
      'All components: base',
      'This component: base',
      'Variant',
      'Style props',
      'sx',
      'css',
    ].map((title, index) => ({
      // Each box is offset from the one before.
      x: index * 16,
      y: index * 48,
      width: 278,
      height: 40,
      title,
      isResult: index === 5,
    })),
    arrows: [],
  },
} satisfies Record<string, DiagramData>;
