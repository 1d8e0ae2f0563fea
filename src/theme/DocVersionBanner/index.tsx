// Replaces: theme-classic's DocVersionBanner (3.10.2).
// Why: in Theme UI, with the differences from the same page of the newest version.
export { VersionBanner as default } from '../../versions/VersionBanner';
