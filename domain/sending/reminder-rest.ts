/** Days between a message to a party and its next reminder, so that it has time to read the first one. */
export const reminderRestDays = 3
