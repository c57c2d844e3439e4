/**
 * OpenFreeMap: made of OpenStreetMap, free of charge and of keys, without cookies; as many views as a site has. The quiet
 * one of its styles.
 */
export const publicStyle = 'https://tiles.openfreemap.org/styles/positron';
