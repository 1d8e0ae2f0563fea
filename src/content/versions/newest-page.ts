/** The same page in the newest version. */
export interface NewestPage {
  /** URL path. */
  address: string;
  editUrl: string;
}
