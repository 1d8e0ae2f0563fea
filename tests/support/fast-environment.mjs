// Jest's environment for Node, with globals that are read as fast as outside of it. Jest puts a proxy before
// them, which makes parsers and compilers five times as slow.
import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

// The object that Jest's own environment calls.
const vm = createRequire(import.meta.url)('node:vm');

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
