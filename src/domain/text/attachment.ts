/**
 * The Content-Disposition that makes browsers save a file under that name, whatever the name holds (RFC 6266;
 * names outside ASCII by RFC 8187, beside a plain one for clients that cannot read it).
 */
export function attachment(name: string): string {
  // Slashes and control characters could name another folder or break the header.
  const safe = name.replace(/[\p{Cc}\p{Cs}/\\:*?"<>|]+/gu, '-').replace(/^\.+/, '');
  const plain = safe
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]+/g, '-');
  const header = `attachment; filename="${plain}"`;
  if (plain === safe) return header;
  const encoded = encodeURIComponent(safe).replace(
    /['()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${header}; filename*=UTF-8''${encoded}`;
}
