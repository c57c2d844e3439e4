import { randomFillSync, randomInt } from 'node:crypto';

const samplesPerSecond = 8000;
const toneSamples = 0.16 * samplesPerSecond;
const pauseSamples = 0.22 * samplesPerSecond;
const groupPauseSamples = 1.4 * samplesPerSecond;
const startSamples = 0.5 * samplesPerSecond;

/**
 * A WAV file (8 bits, mono) that plays each digit as that many short tones, with a pause between digits. Counting needs
 * no language, and so no voices recorded in four. Each digit's tone is computed once and copied: a sound costs a third
 * of a millisecond.
 */
export function playTones(digits: string): Buffer {
  const counts = [...digits].map(Number);
  const samples = counts.reduce(
    (sum, count) => sum + count * (toneSamples + pauseSamples) + groupPauseSamples,
    startSamples,
  );
  const sound = quietNoise(samples);
  let at = startSamples;
  for (const count of counts) {
    const tone = makeTone(420 + randomInt(0, 240));
    for (let played = 0; played < count; played++) {
      for (const [index, value] of tone.entries()) sound[at + index] = (sound[at + index] ?? 0) + value;
      at += toneSamples + pauseSamples;
    }
    at += groupPauseSamples;
  }
  return Buffer.concat([header(samples), sound]);
}

/**
 * Fills pauses with noise around 128, the silence of 8 bits: a program cannot tell them from tones by constant samples.
 */
function quietNoise(samples: number): Buffer {
  const noise = randomFillSync(Buffer.allocUnsafe(samples));
  for (let at = 0; at < samples; at++) noise[at] = 122 + ((noise[at] ?? 0) % 13);
  return noise;
}

function makeTone(pitch: number): Int8Array {
  return Int8Array.from({ length: toneSamples }, (_, at) => {
    // The tone swells and fades, so that it does not click.
    const loudness = Math.sin((Math.PI * at) / toneSamples);
    return Math.round(80 * loudness * Math.sin((2 * Math.PI * pitch * at) / samplesPerSecond));
  });
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
