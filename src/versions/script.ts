import { markAsRun } from '../browser/on-demand';
import { addStyles } from '../browser/page-styles';
import { startMissingVersion } from './browser/missing-version';
import { startReleaseChoice } from './browser/release-choice';
import { startSinceMarks } from './browser/since-marks';
import { startVersionsMenu } from './browser/versions-menu';

/** The styles of what is made here, as CSS. */
declare const VERSIONS_STYLES: string;

// What only readers need who change the version, or said which release they use: ../shell/script fetches it for them.
addStyles(VERSIONS_STYLES);
startVersionsMenu();
startMissingVersion();
startReleaseChoice();
startSinceMarks();
markAsRun();
