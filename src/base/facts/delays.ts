/** Time after which a pending load shows a notice, in ms. */
export const noticeDelay = 1000;

/** Time after which pending scripts are reported as late, in ms. They still run if they load afterwards. */
export const lateAfter = 15_000;
