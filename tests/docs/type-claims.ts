/** A page's statement about TypeScript, with code that has a single error. */
interface TypeClaim {
  code: string;
  /** Line of the error. */
  line: number;
  message: RegExp;
}

/** Statements that pages mark with a comment `claim: …`, by the name in the comment. See `claims.test.tsx`. */
export const typeClaims: Record<string, TypeClaim> = {
  'named-size': {
    code: `import type { Theme } from 'theme-ui';
const theme: Theme = { sizes: { sidebar: 240 } };
export const width = theme.sizes?.sidebar;`,
    line: 3,
    message: /^Property 'sidebar' does not exist on type 'Scale</,
  },
  'ref-of-another-element': {
    code: `import { useRef } from 'react';
import { Box, Button, Flex } from 'theme-ui';
export default function Fares() {
  const link = useRef<HTMLAnchorElement>(null);
  return <><Box as="a" ref={link} /><Flex as="a" ref={link} />
    <Button as="a" ref={link} /></>;
}`,
    line: 6,
    message:
      /^Type 'RefObject<HTMLAnchorElement \| null>' is not assignable to type 'Ref<HTMLButtonElement>/,
  },
  'internal-theme-key': {
    code: `import { Box } from 'theme-ui';
export default () => <Box __themeKey="boxes" variant="notice" />;`,
    line: 2,
    message: /'{ __themeKey: string; variant: string; }' is not assignable/,
  },
};
