/** The last file of an archive: the SHA-256, in hexadecimal, of every byte before its header. */
export const sealName = 'sha256';
