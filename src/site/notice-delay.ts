/** Time after which a load that is still running announces itself, in ms. */
export const noticeDelay = 1000;
