import { checkEach } from '../support/check-each';
import { isLive, pageCode, type CodeBlock } from '../support/page-code';
import { syntaxMistakes } from './parse-code';

const blocks = pageCode();
const live = blocks.filter(isLive);
const others = blocks.filter((block) => !isLive(block));
const place = ({ page, line }: CodeBlock) => `${page}:${line}`;

test('live examples have no absolute paths, which would break below a base path', () => {
  checkEach(live, (block) => {
    const [, found] = /(?:href|src)="(\/[^"]*)/.exec(block.code) ?? [];
    return [
      found &&
        `${place(block)}: The example has the address ${found}, which isn't there below a base path. Write "#", or use an image of \`images\`.`,
    ];
  });
});

test('other blocks are well-formed', () => {
  checkEach(others, (block) =>
    syntaxMistakes(block).map((mistake) => `${place(block)}: ${mistake}`),
  );
});
