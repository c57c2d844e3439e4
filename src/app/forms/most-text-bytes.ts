/** Room for many times the longest remark, in every script. */
export const mostTextBytes = 128 * 1024;
