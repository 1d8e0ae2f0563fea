import { startMissingVersion } from '../../behaviors/missing-version';
import { startReleaseChoice } from '../../behaviors/release-choice';
import { startVersionsMenu } from '../../behaviors/versions-menu';

/** The styles of what is made here, as CSS. */
declare const VERSIONS_STYLES: string;

// What only readers who change the version need: ./shell fetches it when one comes near.
const style = document.createElement('style');
style.textContent = VERSIONS_STYLES;
document.head.append(style);
startVersionsMenu();
startMissingVersion();
startReleaseChoice();
