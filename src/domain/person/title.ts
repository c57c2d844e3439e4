/** 'none': the visitor is addressed without a title. */
export const titles = ['mr', 'ms', 'miss', 'none'] as const;
