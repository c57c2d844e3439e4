import manifest from '../package.json' with { type: 'json' };

/** The version of the program, as in CHANGELOG.md. A release has a copy of package.json. */
export const version: string = manifest.version;
