/**
 * 540 MB after an hour of lists and pictures instead of 790 (`npm run bench -- memory`). Young objects get 16 MB
 * instead of the 64 that V8 takes on a large machine, which also halves the longest collection. glibc keeps memory that
 * pictures were decoded into: now for two threads instead of sixteen. Fixed thresholds make it give back large blocks
 * at once instead of learning to keep more and more. Blocks below 1 MB, which every page takes, are used again: for
 * each fresh one the system clears its pages, 170 of them for one page of the site.
 */
export const smallMemory = {
  words: ['--max-semi-space-size=16'],
  variables: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '1048576',
    MALLOC_TRIM_THRESHOLD_: '4194304',
  },
};
