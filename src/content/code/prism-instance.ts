import { Prism } from 'prism-react-renderer';

// Prism's language files extend a global instance, so import them after this module.
(globalThis as { Prism?: typeof Prism }).Prism = Prism;

export { Prism };
