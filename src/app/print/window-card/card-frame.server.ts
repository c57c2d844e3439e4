import { a4 } from '#app/print/sheet.server.ts';

/** 48 of 836 parts of the width. */
export const margin = (48 / 836) * a4.width;
export const width = a4.width - 2 * margin;
export const right = a4.width - margin;
