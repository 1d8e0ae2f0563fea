/** Time after which a load that is still running announces itself, in ms. */
export const noticeDelay = 1000;

/** Time after which scripts that have not come count as late, in ms; they may still run when they come. */
export const lateAfter = 15_000;
