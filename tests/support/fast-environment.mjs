import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

// The object that Jest's own environment calls.
const vm = createRequire(import.meta.url)('node:vm');

/**
 * Jest's environment for Node with plain globals. Jest puts a proxy in front of them, which makes parsers and
 * compilers five times slower. A Node without `DONT_CONTEXTIFY` gets an ordinary context.
 */
export default class FastEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
