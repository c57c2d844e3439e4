import { randomBytes } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { countRequests, fromAddress, uncountRequest } from '#commands/lead/count-request.ts';
import { notePasskeyUse } from '#commands/staff/passkeys.ts';
import { findPasskey } from '#database/staff/passkeys.ts';
import { minuteSeconds } from '#domain/time/durations.ts';
import { noteStep } from '#login/engine/note-step.ts';
import { headersForLogin } from '#login/engine/sessions.ts';
import { cookieName, findCookie } from '#login/engine/whose.ts';
import { arrive, type Entered } from '#login/staff/sign-in.ts';
import { passkeyCookie } from '#login/staff/staff-cookies.ts';
import type { StaffTools } from '#login/staff/staff-login.ts';
import type { PasskeyAsking } from './add-passkey.ts';
import { challengeMs, keepChallenge, takeChallenge } from './challenge.ts';
import { readDeviceAnswer, unlessRefused } from './device-answer.ts';
import { relyingParty } from './relying-party.ts';
import { webauthn } from './webauthn.ts';

export type BegunEntering =
  | { outcome: 'begun'; options: PublicKeyCredentialRequestOptionsJSON; cookies: string[] }
  | { outcome: 'too many' };

const quarter = 15 * minuteSeconds;
/** Limited, because anybody can begin, and each time a row is written. */
const begunOfAddress = { most: 60, seconds: quarter };
const failuresOfAddress = { most: 20, seconds: quarter };

/** See StaffPasskeys. The answer does not reveal which passkeys exist: the device shows those that it has. */
export async function beginEntering(
  { database, officeUrl, isSecure }: StaffTools,
  { host, clientAddress, now }: PasskeyAsking,
): Promise<BegunEntering> {
  const counted = fromAddress('staff-passkey-begun', clientAddress, begunOfAddress);
  if (!(await countRequests(database, counted, now))) return { outcome: 'too many' };
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(officeUrl, host).id,
    userVerification: 'required',
    timeout: challengeMs,
  });
  const token = randomBytes(32).toString('base64url');
  await keepChallenge(database, { of: token, challenge: options.challenge }, now);
  return { outcome: 'begun', options, cookies: [cookieWith(token, challengeMs / 1000, isSecure)] };
}

/** See StaffPasskeys. Device and finger are two factors: no code is asked in addition. */
export async function finishEntering(
  tools: StaffTools,
  answer: string,
  asking: PasskeyAsking,
): Promise<Entered> {
  const { email, ...entered } = await tryPasskey(tools, answer, asking);
  await noteStep(tools, { step: 'log-in-passkey', outcome: entered.outcome, email }, asking);
  return entered;
}

/** `email`: the account of the passkey, if it is known. */
async function tryPasskey(
  tools: StaffTools,
  answer: string,
  { host, ...asking }: PasskeyAsking,
): Promise<Entered & { email?: string }> {
  const { database, officeUrl, isSecure } = tools;
  const { headers, clientAddress, now } = asking;
  const counted = fromAddress('staff-passkey', clientAddress, failuresOfAddress);
  if (!(await countRequests(database, counted, now))) return { outcome: 'too many' };
  const token = findCookie(passkeyCookie, headers);
  const challenge = token && (await takeChallenge(database, token, now));
  if (!challenge) return { outcome: 'over' };
  const passkey = await checkAnswer(tools, answer, challenge, relyingParty(officeUrl, host));
  if (!passkey) return { outcome: 'wrong' };
  const { staffId, email } = passkey;
  if (!(await notePasskeyUse({ database, now, actor: `staff:${staffId}` }, passkey)))
    return { outcome: 'wrong', email };
  const { api } = await tools.authentication();
  const begun = await api.beginSession({
    body: { staffId },
    headers: headersForLogin(headers),
    returnHeaders: true,
  });
  for (const { what, limit } of counted) await uncountRequest(database, what, limit, now);
  const cookies = await arrive(tools, begun.headers, email, asking);
  return { outcome: 'in', cookies: [...cookies, cookieWith('', 0, isSecure)], email };
}

async function checkAnswer(
  { database }: StaffTools,
  answer: string,
  expectedChallenge: string,
  { id: expectedRPID, origin: expectedOrigin }: { id: string; origin: string },
) {
  const given = readDeviceAnswer(answer);
  const known = given && (await findPasskey(database, given.id));
  if (!known) return undefined;
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await unlessRefused(async () => {
    const response = given as unknown as AuthenticationResponseJSON;
    const { userHandle } = response.response;
    if (userHandle && userHandle !== Buffer.from(known.staffId).toString('base64url'))
      return { verified: false as const };
    return verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      // Counter 0: with ours the library would refuse a copy before checking the signature, and anybody could raise the
      // alarm.
      credential: { id: given.id, publicKey: new Uint8Array(known.publicKey), counter: 0 },
    });
  });
  if (!verified?.verified) return undefined;
  return {
    id: known.id,
    staffId: known.staffId,
    email: known.email,
    counter: verified.authenticationInfo.newCounter,
  };
}

function cookieWith(token: string, seconds: number, isSecure: boolean): string {
  const attributes = `Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return `${cookieName(passkeyCookie, isSecure)}=${token}; ${attributes}`;
}
