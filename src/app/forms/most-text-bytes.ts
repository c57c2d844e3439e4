/** The longest remark fits into it many times, in every script. */
export const mostTextBytes = 128 * 1024;
