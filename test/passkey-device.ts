import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Asked = { challenge: string };

/** The ways in which a device may misbehave; tests distinguish each from an honest device. */
export type Ways = {
  /** The page that asked, as the browser reports it. */
  origin?: string;
  /** The site that the device answers for. */
  rpId?: string;
  /** True if a finger was put on it. */
  isVerified?: boolean;
  /** How often it claims to have been used. */
  counter?: number;
  userHandle?: string;
};

/** A device that stores one passkey (ES256, without a maker's certificate), with the browser around it. */
export function passkeyDevice({ origin, rpId }: { origin: string; rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');

  const authenticatorData = (
    { rpId: forWhom = rpId, isVerified = true, counter = 0 }: Ways,
    made = Buffer.alloc(0),
  ) => {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (made.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(forWhom), Buffer.from([flags]), count, made]);
  };
  const clientData = (type: string, { challenge }: Asked, ways: Ways) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: ways.origin ?? origin, crossOrigin: false }));
  const answer = (response: Record<string, unknown>) =>
    JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });

  return {
    id,
    make(asked: Asked, ways: Ways = {}): string {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const made = Buffer.concat([
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey.export({ format: 'jwk' })),
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', asked, ways).toString('base64url'),
        attestationObject: attestation(authenticatorData(ways, made)).toString('base64url'),
        transports: ['internal'],
      });
    },
    answer(asked: Asked, ways: Ways = {}): string {
      const data = authenticatorData(ways);
      const client = clientData('webauthn.get', asked, ways);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: ways.userHandle,
      });
    },
  };
}

function sha256(of: string | Buffer): Buffer {
  return createHash('sha256').update(of).digest();
}

/** As CBOR (RFC 9052): {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  const bytes = (text: string) => Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(text, 'base64url')]);
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([head, bytes(x), Buffer.from([0x22]), bytes(y)]);
}

/** As CBOR: {fmt: 'none', attStmt: {}, authData}. */
function attestation(data: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
  const length = Buffer.from([0x58, data.length]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    length,
    data,
  ]);
}
