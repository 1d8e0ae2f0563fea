import { Prism } from 'prism-react-renderer';

// Prism's own language files extend a global instance; they must be imported after this module.
(globalThis as { Prism?: typeof Prism }).Prism = Prism;

export { Prism };
