import manifest from '../package.json' with { type: 'json' };

/** Of the program, as CHANGELOG.md knows it. A release has a copy of package.json. */
export const version: string = manifest.version;
