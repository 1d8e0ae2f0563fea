import { markAsRun } from '../../behaviors/on-demand';
import { addStyles } from '../../browser/page-styles';
import { startMissingVersion } from '../../behaviors/missing-version';
import { startReleaseChoice } from '../../behaviors/release-choice';
import { startSinceMarks } from '../../behaviors/since-marks';
import { startVersionsMenu } from '../../behaviors/versions-menu';

/** The styles of what is made here, as CSS. */
declare const VERSIONS_STYLES: string;

// What only readers need who change the version, or said which release they use: ./shell fetches it for them.
addStyles(VERSIONS_STYLES);
startVersionsMenu();
startMissingVersion();
startReleaseChoice();
startSinceMarks();
markAsRun();
