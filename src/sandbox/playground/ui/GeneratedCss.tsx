/** @jsxImportSource theme-ui */
import { fitsEditor } from '../../live-code/editor-limits';
import { LongText } from '../../controls/LongText';
import { useHighlight } from '../../live-code/useHighlight';

/** CSS that the preview's code generated. */
export function GeneratedCss({ styles }: { styles: string }) {
  const html = useHighlight(styles, 'css').join('\n');
  if (!fitsEditor(styles)) return <LongText label="Generated CSS" text={styles} />;
  return (
    <pre
      tabIndex={0}
      role="group"
      aria-label="Generated CSS"
      sx={{ variant: 'styles.pre', maxHeight: ['65dvh', null, '100%'], overflowY: 'auto' }}
    >
      <code
        dangerouslySetInnerHTML={{
          __html: html || 'There’s no CSS yet. Run code that uses sx.',
        }}
      />
    </pre>
  );
}
