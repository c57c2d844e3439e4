/** How long an appointment takes unless somebody says otherwise. */
export const usualMinutes = 45;
