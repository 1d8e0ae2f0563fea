import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

// CommonJS, to get the same mutable object that Jest's environment uses.
const vm = createRequire(import.meta.url)('node:vm');

/**
 * Jest's Node environment with plain globals. By default, every access to them is intercepted, which makes parsers
 * and compilers five times slower. Node versions without `DONT_CONTEXTIFY` get a normal context.
 */
export default class FastEnvironment extends TestEnvironment {
  ports = [];

  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
    const { ports } = this;
    this.global.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        ports.push(this.port1);
      }
    };
  }

  /** Closes message ports: a page has its own for as long as it's open, and Node waits for them. */
  async teardown() {
    for (const port of this.ports) port.close();
    await super.teardown();
  }
}
