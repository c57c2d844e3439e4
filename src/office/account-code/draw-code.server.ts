import qrcode from 'qrcode-generator';

/** Light dots around the code, without which telephones do not find it. */
const QUIET = 4;

/** What an authenticator app takes: a drawing (one path, one unit per dot), a link, and a key to type. */
export function drawCode(totpUri: string) {
  const code = qrcode(0, 'M');
  code.addData(totpUri);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      if (code.isDark(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
  const key = new URL(totpUri).searchParams.get('secret') ?? '';
  return { uri: totpUri, path, size: count + 2 * QUIET, key: key.match(/.{1,4}/g)?.join(' ') ?? '' };
}
