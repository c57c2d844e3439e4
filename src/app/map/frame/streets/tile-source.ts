export const tileSource = 'base';
