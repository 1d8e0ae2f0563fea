/** Time after which a pending load shows a notice, in ms. */
export const NOTICE_DELAY_MS = 1000;

/** Time after which pending scripts are reported as late, in ms. They still run if they load afterwards. */
export const LATE_AFTER_MS = 15_000;
