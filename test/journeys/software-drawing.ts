import { findChromium } from '../../scripts/find-chromium.ts';

/** Without a graphics card Chromium draws WebGL in software. */
export const softwareDrawing = {
  executablePath: findChromium(),
  args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
};
