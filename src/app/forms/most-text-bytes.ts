/** The longest remark fits many times, in every script. */
export const mostTextBytes = 128 * 1024;
