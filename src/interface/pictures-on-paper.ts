/**
 * Loads the pictures that were never scrolled to when somebody prints. Not every browser does so by itself for lazy ones
 *, and none shows one that is still fading in.
 */
export function loadPicturesForPaper(): void {
  addEventListener('beforeprint', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
      image.loading = 'eager';
      image.removeAttribute('data-loading');
    }
  });
}
