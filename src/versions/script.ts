import { markAsRun } from '../browser/on-demand';
import { addStyles } from '../browser/page-styles';
import { startMissingVersion } from './browser/missing-version';
import { startVersionsMenu } from './browser/versions-menu';

/** CSS of the elements that this script creates. Defined by the bundler. */
declare const VERSIONS_STYLES: string;

// On-demand script for readers who switch versions. Loaded by ./versions in the shell.
addStyles(VERSIONS_STYLES);
startVersionsMenu();
startMissingVersion();
markAsRun();
