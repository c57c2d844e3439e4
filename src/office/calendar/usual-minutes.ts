/** How long somebody is shown a property, where nobody says otherwise. */
export const usualMinutes = 45;
