/** No other rule of how a password is made up: such rules make people choose worse ones (NIST SP 800-63B). */
export const passwordLength = { least: 8, most: 128 };
