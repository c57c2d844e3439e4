/**
 * OpenFreeMap: made from OpenStreetMap, free of charge, without keys, cookies or a limit of views. This is the quiet
 * one of its styles.
 */
export const publicStyle = 'https://tiles.openfreemap.org/styles/positron';
