import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { addPasskey, countPasskeys, mostPasskeys } from '#commands/staff/passkeys.ts';
import { listPasskeys } from '#database/staff/passkeys.ts';
import { findStaffPasswordHash } from '#database/staff/staff.ts';
import { verifyPassword } from '#login/engine/password-hash.ts';
import { endSessions, headersForLogin, listSessions } from '#login/engine/sessions.ts';
import { limited } from '#login/engine/sign-in.ts';
import type { Asking } from '#login/engine/tools.ts';
import { isCookie } from '#login/engine/whose.ts';
import type { StaffSession, StaffTools } from '#login/staff/staff-login.ts';
import { challengeMs, keepChallenge, takeChallenge } from './challenge.ts';
import { readDeviceAnswer, unlessRefused } from './device-answer.ts';
import { relyingParty } from './relying-party.ts';
import { webauthn } from './webauthn.ts';

/** `host`: the host of the request. */
export type PasskeyAsking = Asking & { host: string };

/** `options`: given to the browser, which makes the passkey. */
export type BegunPasskey = { outcome: 'begun'; options: PublicKeyCredentialCreationOptionsJSON };

/** 'over': it took too long, or was answered before. 'full': no more passkeys can be kept. */
export type AddedPasskey = { outcome: 'done'; cookies: string[] } | { outcome: 'wrong' | 'over' | 'full' };

/** EdDSA, ES256 and RS256: every device has one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** See StaffPasskeys. */
export function beginAdding(
  tools: StaffTools,
  { id: sessionId, staff }: StaffSession,
  password: string,
  { host, ...asking }: PasskeyAsking,
) {
  const { database, officeUrl } = tools;
  const about = { step: 'add-passkey', email: staff.email } as const;
  return limited<BegunPasskey | { outcome: 'wrong' | 'full' }>(tools, about, asking, async () => {
    const hash = await findStaffPasswordHash(database, staff.id);
    if (!hash || !(await verifyPassword({ hash, password }))) return { outcome: 'wrong' };
    if ((await countPasskeys(database, staff.id)) >= mostPasskeys) return { outcome: 'full' };
    const { generateRegistrationOptions } = await webauthn();
    const { id: rpID } = relyingParty(officeUrl, host);
    const present = await listPasskeys(database, staff.id);
    const options = await generateRegistrationOptions({
      rpName: await tools.agency(),
      rpID,
      userID: new TextEncoder().encode(staff.id),
      userName: staff.email,
      userDisplayName: staff.name,
      timeout: challengeMs,
      excludeCredentials: present.map(({ credentialId }) => ({ id: credentialId })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs,
    });
    const { challenge } = options;
    await keepChallenge(database, { of: sessionId, challenge, staffId: staff.id }, asking.now);
    return { outcome: 'begun', options };
  });
}

/** See StaffPasskeys. */
export async function finishAdding(
  tools: StaffTools,
  { id: sessionId, staff }: StaffSession,
  { answer, name }: { answer: string; name: string },
  { host, ...asking }: PasskeyAsking,
): Promise<AddedPasskey> {
  const { database, whose, officeUrl } = tools;
  const { now } = asking;
  const challenge = await takeChallenge(database, sessionId, now);
  if (!challenge) return { outcome: 'over' };
  const made = await checkMade(answer, challenge, relyingParty(officeUrl, host));
  if (!made) return { outcome: 'wrong' };
  const by = { database, now, actor: `staff:${staff.id}` };
  const added = await addPasskey(by, staff.id, { ...made, name });
  if (added !== 'added') return { outcome: added === 'full' ? 'full' : 'wrong' };
  // Listed only now: a log-in by the password alone that did not see the new passkey has written its session by now.
  const before = await listSessions(database, whose, staff.id, now);
  const { api } = await tools.authentication();
  const { headers } = await api.beginSession({
    body: { staffId: staff.id },
    headers: headersForLogin(asking.headers),
    returnHeaders: true,
  });
  for (const { id } of before) await endSessions(database, whose, staff.id, { only: id });
  return {
    outcome: 'done',
    cookies: headers.getSetCookie().filter((set) => isCookie(whose.sessionCookie, set)),
  };
}

async function checkMade(
  answer: string,
  expectedChallenge: string,
  { id, origin }: { id: string; origin: string },
) {
  const given = readDeviceAnswer(answer);
  if (!given) return undefined;
  const { decodeAttestationObject, isoBase64URL, verifyRegistrationResponse } = await webauthn();
  const verified = await unlessRefused(async () => {
    const response = given as unknown as RegistrationResponseJSON;
    const { attestationObject } = response.response;
    // No certificates of the maker were asked for. The library would load the lists whose addresses stand in hostile
    // ones.
    const statement = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('attStmt');
    if (statement.get('x5c')) return { verified: false as const };
    return verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
  });
  if (!verified?.verified) return undefined;
  const { credential } = verified.registrationInfo;
  const transports = credential.transports ?? [];
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: transports.filter((each) => /^[a-z-]{1,20}$/.test(each)).slice(0, 8),
  };
}
