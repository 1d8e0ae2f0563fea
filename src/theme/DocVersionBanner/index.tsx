// Replaces: theme-classic's DocVersionBanner (3.10.2).
// Why: in Theme UI; it says how the page differs from the newest version's.
export { VersionBanner as default } from '../../versions/VersionBanner';
