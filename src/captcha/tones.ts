import { randomInt } from 'node:crypto';

const samplesPerSecond = 8000;
const toneSeconds = 0.16;
const pauseSeconds = 0.22;
const groupPauseSeconds = 1.4;

/**
 * A WAV file (8 bits, mono) that plays each digit as so many short tones, with a pause between digits. Counting needs
 * no language, and no recorded voice in four of them.
 */
export function playTones(digits: string): Buffer {
  const parts: number[][] = [silence(0.5)];
  for (const digit of digits) {
    const pitch = 420 + randomInt(0, 240);
    for (let count = 0; count < Number(digit); count++) parts.push(tone(pitch), silence(pauseSeconds));
    parts.push(silence(groupPauseSeconds));
  }
  const samples = parts.flat().map((value) => 128 + value + randomInt(-6, 7));
  return Buffer.concat([header(samples.length), Buffer.from(samples)]);
}

function tone(pitch: number): number[] {
  const length = Math.round(toneSeconds * samplesPerSecond);
  return Array.from({ length }, (_, at) => {
    // The tone swells and fades, so that it does not click.
    const loudness = Math.sin((Math.PI * at) / length);
    return Math.round(80 * loudness * Math.sin((2 * Math.PI * pitch * at) / samplesPerSecond));
  });
}

function silence(seconds: number): number[] {
  return new Array<number>(Math.round(seconds * samplesPerSecond)).fill(0);
}

/** The header of a RIFF file with one block of samples. */
function header(bytes: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(samplesPerSecond, 24);
  head.writeUInt32LE(samplesPerSecond, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return head;
}
